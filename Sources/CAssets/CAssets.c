// In C, because the compiler of Swift takes minutes for as many bytes, and that of C no time at all.
#include "CAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct muster_asset files[] = {
    {"account.mustache", (const unsigned char[]){
#embed "../MusterWeb/Access/Assets/account.mustache" suffix(, 0)
    }},
    {"accounts.mustache", (const unsigned char[]){
#embed "../MusterWeb/Access/Assets/accounts.mustache" suffix(, 0)
    }},
    {"ages.js", (const unsigned char[]){
#embed "../MusterWeb/Assets/ages.js" suffix(, 0)
    }},
    {"alerts.mustache", (const unsigned char[]){
#embed "../MusterWeb/Belongings/Assets/alerts.mustache" suffix(, 0)
    }},
    {"anchor.mustache", (const unsigned char[]){
#embed "../MusterWeb/Settings/Assets/anchor.mustache" suffix(, 0)
    }},
    {"app.svg", (const unsigned char[]){
#embed "../MusterWeb/Assets/app.svg" suffix(, 0)
    }},
    {"arrivals.js", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/arrivals.js" suffix(, 0)
    }},
    {"badges.mustache", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/badges.mustache" suffix(, 0)
    }},
    {"banners.mustache", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/banners.mustache" suffix(, 0)
    }},
    {"beaconRow.mustache", (const unsigned char[]){
#embed "../MusterWeb/Radio/Assets/beaconRow.mustache" suffix(, 0)
    }},
    {"beacons.js", (const unsigned char[]){
#embed "../MusterWeb/Radio/Assets/beacons.js" suffix(, 0)
    }},
    {"beacons.mustache", (const unsigned char[]){
#embed "../MusterWeb/Radio/Assets/beacons.mustache" suffix(, 0)
    }},
    {"board.js", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/board.js" suffix(, 0)
    }},
    {"board.mustache", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/board.mustache" suffix(, 0)
    }},
    {"calibrate.mustache", (const unsigned char[]){
#embed "../MusterWeb/Radio/Assets/calibrate.mustache" suffix(, 0)
    }},
    {"callRow.mustache", (const unsigned char[]){
#embed "../MusterWeb/RollCall/Assets/callRow.mustache" suffix(, 0)
    }},
    {"callSummary.mustache", (const unsigned char[]){
#embed "../MusterWeb/RollCall/Assets/callSummary.mustache" suffix(, 0)
    }},
    {"camera.js", (const unsigned char[]){
#embed "../MusterWeb/Kiosk/Assets/camera.js" suffix(, 0)
    }},
    {"cards.js", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/cards.js" suffix(, 0)
    }},
    {"conflicts.mustache", (const unsigned char[]){
#embed "../MusterWeb/Stations/Assets/conflicts.mustache" suffix(, 0)
    }},
    {"continuing.mustache", (const unsigned char[]){
#embed "../MusterWeb/RollCall/Assets/continuing.mustache" suffix(, 0)
    }},
    {"correctionForm.mustache", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/correctionForm.mustache" suffix(, 0)
    }},
    {"correctionRow.mustache", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/correctionRow.mustache" suffix(, 0)
    }},
    {"corrections.mustache", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/corrections.mustache" suffix(, 0)
    }},
    {"dark.css", (const unsigned char[]){
#embed "../MusterWeb/Assets/dark.css" suffix(, 0)
    }},
    {"day.mustache", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/day.mustache" suffix(, 0)
    }},
    {"directions.js", (const unsigned char[]){
#embed "../MusterWeb/Kiosk/Assets/directions.js" suffix(, 0)
    }},
    {"enrol.mustache", (const unsigned char[]){
#embed "../MusterWeb/Access/Assets/enrol.mustache" suffix(, 0)
    }},
    {"error.mustache", (const unsigned char[]){
#embed "../MusterWeb/Assets/error.mustache" suffix(, 0)
    }},
    {"favicon.svg", (const unsigned char[]){
#embed "../MusterWeb/Assets/favicon.svg" suffix(, 0)
    }},
    {"field.mustache", (const unsigned char[]){
#embed "../MusterWeb/Assets/field.mustache" suffix(, 0)
    }},
    {"figures.mustache", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/figures.mustache" suffix(, 0)
    }},
    {"find.js", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/find.js" suffix(, 0)
    }},
    {"find.mustache", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/find.mustache" suffix(, 0)
    }},
    {"finder.js", (const unsigned char[]){
#embed "../MusterWeb/Search/Assets/finder.js" suffix(, 0)
    }},
    {"firstSteps.mustache", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/firstSteps.mustache" suffix(, 0)
    }},
    {"floorEditor.js", (const unsigned char[]){
#embed "../MusterWeb/Floors/Assets/floorEditor.js" suffix(, 0)
    }},
    {"floorEditor.mustache", (const unsigned char[]){
#embed "../MusterWeb/Floors/Assets/floorEditor.mustache" suffix(, 0)
    }},
    {"floorPlan.js", (const unsigned char[]){
#embed "../MusterWeb/Floors/Assets/floorPlan.js" suffix(, 0)
    }},
    {"floorPlan.mustache", (const unsigned char[]){
#embed "../MusterWeb/Floors/Assets/floorPlan.mustache" suffix(, 0)
    }},
    {"floors.css", (const unsigned char[]){
#embed "../MusterWeb/Floors/Assets/floors.css" suffix(, 0)
    }},
    {"floors.mustache", (const unsigned char[]){
#embed "../MusterWeb/Floors/Assets/floors.mustache" suffix(, 0)
    }},
    {"follow.js", (const unsigned char[]){
#embed "../MusterWeb/Kiosk/Assets/follow.js" suffix(, 0)
    }},
    {"gateways.mustache", (const unsigned char[]){
#embed "../MusterWeb/Gateways/Assets/gateways.mustache" suffix(, 0)
    }},
    {"generate.js", (const unsigned char[]){
#embed "../MusterWeb/Radio/Assets/generate.js" suffix(, 0)
    }},
    {"greetings.mustache", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/greetings.mustache" suffix(, 0)
    }},
    {"history.mustache", (const unsigned char[]){
#embed "../MusterWeb/Settings/Assets/history.mustache" suffix(, 0)
    }},
    {"hoursAccount.mustache", (const unsigned char[]){
#embed "../MusterWeb/Pay/Assets/hoursAccount.mustache" suffix(, 0)
    }},
    {"icons.svg", (const unsigned char[]){
#embed "../MusterWeb/Assets/icons.svg" suffix(, 0)
    }},
    {"importing.js", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/importing.js" suffix(, 0)
    }},
    {"importing.mustache", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/importing.mustache" suffix(, 0)
    }},
    {"inbox.js", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/inbox.js" suffix(, 0)
    }},
    {"inbox.mustache", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/inbox.mustache" suffix(, 0)
    }},
    {"item.mustache", (const unsigned char[]){
#embed "../MusterWeb/Belongings/Assets/item.mustache" suffix(, 0)
    }},
    {"itemField.mustache", (const unsigned char[]){
#embed "../MusterWeb/Belongings/Assets/itemField.mustache" suffix(, 0)
    }},
    {"itemNearby.mustache", (const unsigned char[]){
#embed "../MusterWeb/Belongings/Assets/itemNearby.mustache" suffix(, 0)
    }},
    {"itemRow.mustache", (const unsigned char[]){
#embed "../MusterWeb/Belongings/Assets/itemRow.mustache" suffix(, 0)
    }},
    {"items.js", (const unsigned char[]){
#embed "../MusterWeb/Belongings/Assets/items.js" suffix(, 0)
    }},
    {"items.mustache", (const unsigned char[]){
#embed "../MusterWeb/Belongings/Assets/items.mustache" suffix(, 0)
    }},
    {"keypad.js", (const unsigned char[]){
#embed "../MusterWeb/Kiosk/Assets/keypad.js" suffix(, 0)
    }},
    {"kiosk.js", (const unsigned char[]){
#embed "../MusterWeb/Kiosk/Assets/kiosk.js" suffix(, 0)
    }},
    {"kiosk.mustache", (const unsigned char[]){
#embed "../MusterWeb/Kiosk/Assets/kiosk.mustache" suffix(, 0)
    }},
    {"kiosks.mustache", (const unsigned char[]){
#embed "../MusterWeb/Access/Assets/kiosks.mustache" suffix(, 0)
    }},
    {"lawFindings.mustache", (const unsigned char[]){
#embed "../MusterWeb/Pay/Assets/lawFindings.mustache" suffix(, 0)
    }},
    {"letters.js", (const unsigned char[]){
#embed "../MusterWeb/Kiosk/Assets/letters.js" suffix(, 0)
    }},
    {"link.mustache", (const unsigned char[]){
#embed "../MusterWeb/Links/Assets/link.mustache" suffix(, 0)
    }},
    {"linkForm.mustache", (const unsigned char[]){
#embed "../MusterWeb/Links/Assets/linkForm.mustache" suffix(, 0)
    }},
    {"links.mustache", (const unsigned char[]){
#embed "../MusterWeb/Links/Assets/links.mustache" suffix(, 0)
    }},
    {"menu.js", (const unsigned char[]){
#embed "../MusterWeb/Assets/menu.js" suffix(, 0)
    }},
    {"message.mustache", (const unsigned char[]){
#embed "../MusterWeb/Stations/Assets/message.mustache" suffix(, 0)
    }},
    {"messages.js", (const unsigned char[]){
#embed "../MusterWeb/Stations/Assets/messages.js" suffix(, 0)
    }},
    {"messages.mustache", (const unsigned char[]){
#embed "../MusterWeb/Stations/Assets/messages.mustache" suffix(, 0)
    }},
    {"month.mustache", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/month.mustache" suffix(, 0)
    }},
    {"muster.css", (const unsigned char[]){
#embed "../MusterWeb/Assets/muster.css" suffix(, 0)
    }},
    {"nearby.mustache", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/nearby.mustache" suffix(, 0)
    }},
    {"notice.mustache", (const unsigned char[]){
#embed "../MusterWeb/Assets/notice.mustache" suffix(, 0)
    }},
    {"onePerson.mustache", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/onePerson.mustache" suffix(, 0)
    }},
    {"oneTap.js", (const unsigned char[]){
#embed "../MusterWeb/Kiosk/Assets/oneTap.js" suffix(, 0)
    }},
    {"openapi.json", (const unsigned char[]){
#embed "../MusterWeb/Assets/openapi.json" suffix(, 0)
    }},
    {"outbox.js", (const unsigned char[]){
#embed "../MusterWeb/Kiosk/Assets/outbox.js" suffix(, 0)
    }},
    {"ownPlan.mustache", (const unsigned char[]){
#embed "../MusterWeb/Planning/Assets/ownPlan.mustache" suffix(, 0)
    }},
    {"ownVisitors.mustache", (const unsigned char[]){
#embed "../MusterWeb/Visitors/Assets/ownVisitors.mustache" suffix(, 0)
    }},
    {"pad.js", (const unsigned char[]){
#embed "../MusterWeb/Kiosk/Assets/pad.js" suffix(, 0)
    }},
    {"leaveRow.mustache", (const unsigned char[]){
#embed "../MusterWeb/Planning/Assets/leaveRow.mustache" suffix(, 0)
    }},
    {"leaveForm.mustache", (const unsigned char[]){
#embed "../MusterWeb/Planning/Assets/leaveForm.mustache" suffix(, 0)
    }},
    {"ownClock.mustache", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/ownClock.mustache" suffix(, 0)
    }},
    {"hoursChart.mustache", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/hoursChart.mustache" suffix(, 0)
    }},
    {"ownPunching.mustache", (const unsigned char[]){
#embed "../MusterWeb/Settings/Assets/ownPunching.mustache" suffix(, 0)
    }},
    {"monthEnd.mustache", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/monthEnd.mustache" suffix(, 0)
    }},
    {"page.mustache", (const unsigned char[]){
#embed "../MusterWeb/Assets/page.mustache" suffix(, 0)
    }},
    {"pairBeacon.mustache", (const unsigned char[]){
#embed "../MusterWeb/Radio/Assets/pairBeacon.mustache" suffix(, 0)
    }},
    {"pairing.js", (const unsigned char[]){
#embed "../MusterWeb/Stations/Assets/pairing.js" suffix(, 0)
    }},
    {"pay.mustache", (const unsigned char[]){
#embed "../MusterWeb/Pay/Assets/pay.mustache" suffix(, 0)
    }},
    {"people.js", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/people.js" suffix(, 0)
    }},
    {"bulk.js", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/bulk.js" suffix(, 0)
    }},
    {"people.mustache", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/people.mustache" suffix(, 0)
    }},
    {"peopleList.mustache", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/peopleList.mustache" suffix(, 0)
    }},
    {"periods.mustache", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/periods.mustache" suffix(, 0)
    }},
    {"person.mustache", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/person.mustache" suffix(, 0)
    }},
    {"personField.js", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/personField.js" suffix(, 0)
    }},
    {"personForm.js", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/personForm.js" suffix(, 0)
    }},
    {"photo.js", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/photo.js" suffix(, 0)
    }},
    {"pin.mustache", (const unsigned char[]){
#embed "../MusterWeb/Access/Assets/pin.mustache" suffix(, 0)
    }},
    {"plan.mustache", (const unsigned char[]){
#embed "../MusterWeb/Planning/Assets/plan.mustache" suffix(, 0)
    }},
    {"planCall.mustache", (const unsigned char[]){
#embed "../MusterWeb/Floors/Assets/planCall.mustache" suffix(, 0)
    }},
    {"planMarker.mustache", (const unsigned char[]){
#embed "../MusterWeb/Floors/Assets/planMarker.mustache" suffix(, 0)
    }},
    {"planReceiver.mustache", (const unsigned char[]){
#embed "../MusterWeb/Floors/Assets/planReceiver.mustache" suffix(, 0)
    }},
    {"policy.mustache", (const unsigned char[]){
#embed "../MusterWeb/Planning/Assets/policy.mustache" suffix(, 0)
    }},
    {"print.js", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/print.js" suffix(, 0)
    }},
    {"queue.js", (const unsigned char[]){
#embed "../MusterWeb/Kiosk/Assets/queue.js" suffix(, 0)
    }},
    {"quietHours.mustache", (const unsigned char[]){
#embed "../MusterWeb/Belongings/Assets/quietHours.mustache" suffix(, 0)
    }},
    {"receiverPage.mustache", (const unsigned char[]){
#embed "../MusterWeb/Radio/Assets/receiverPage.mustache" suffix(, 0)
    }},
    {"receivers.mustache", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/receivers.mustache" suffix(, 0)
    }},
    {"recordAccess.mustache", (const unsigned char[]){
#embed "../MusterWeb/Settings/Assets/recordAccess.mustache" suffix(, 0)
    }},
    {"refresh.js", (const unsigned char[]){
#embed "../MusterWeb/Assets/refresh.js" suffix(, 0)
    }},
    {"retention.mustache", (const unsigned char[]){
#embed "../MusterWeb/Retention/Assets/retention.mustache" suffix(, 0)
    }},
    {"rollCall.js", (const unsigned char[]){
#embed "../MusterWeb/RollCall/Assets/rollCall.js" suffix(, 0)
    }},
    {"rollCall.mustache", (const unsigned char[]){
#embed "../MusterWeb/RollCall/Assets/rollCall.mustache" suffix(, 0)
    }},
    {"rollCallChanges.mustache", (const unsigned char[]){
#embed "../MusterWeb/RollCall/Assets/rollCallChanges.mustache" suffix(, 0)
    }},
    {"rollCallReport.mustache", (const unsigned char[]){
#embed "../MusterWeb/RollCall/Assets/rollCallReport.mustache" suffix(, 0)
    }},
    {"rollCalls.mustache", (const unsigned char[]){
#embed "../MusterWeb/RollCall/Assets/rollCalls.mustache" suffix(, 0)
    }},
    {"rule.mustache", (const unsigned char[]){
#embed "../MusterWeb/Belongings/Assets/rule.mustache" suffix(, 0)
    }},
    {"rules.mustache", (const unsigned char[]){
#embed "../MusterWeb/Belongings/Assets/rules.mustache" suffix(, 0)
    }},
    {"runningRollCall.js", (const unsigned char[]){
#embed "../MusterWeb/RollCall/Assets/runningRollCall.js" suffix(, 0)
    }},
    {"runningRollCall.mustache", (const unsigned char[]){
#embed "../MusterWeb/RollCall/Assets/runningRollCall.mustache" suffix(, 0)
    }},
    {"search.js", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/search.js" suffix(, 0)
    }},
    {"search.mustache", (const unsigned char[]){
#embed "../MusterWeb/Search/Assets/search.mustache" suffix(, 0)
    }},
    {"searchResults.mustache", (const unsigned char[]){
#embed "../MusterWeb/Search/Assets/searchResults.mustache" suffix(, 0)
    }},
    {"section.mustache", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/section.mustache" suffix(, 0)
    }},
    {"setUp.js", (const unsigned char[]){
#embed "../MusterWeb/Access/Assets/setUp.js" suffix(, 0)
    }},
    {"setUp.mustache", (const unsigned char[]){
#embed "../MusterWeb/Access/Assets/setUp.mustache" suffix(, 0)
    }},
    {"settings.mustache", (const unsigned char[]){
#embed "../MusterWeb/Settings/Assets/settings.mustache" suffix(, 0)
    }},
    {"sharedItems.mustache", (const unsigned char[]){
#embed "../MusterWeb/Belongings/Assets/sharedItems.mustache" suffix(, 0)
    }},
    {"sharing.mustache", (const unsigned char[]){
#embed "../MusterWeb/Stations/Assets/sharing.mustache" suffix(, 0)
    }},
    {"sharingForm.mustache", (const unsigned char[]){
#embed "../MusterWeb/Stations/Assets/sharingForm.mustache" suffix(, 0)
    }},
    {"shrink.js", (const unsigned char[]){
#embed "../MusterWeb/People/Assets/shrink.js" suffix(, 0)
    }},
    {"signIn.mustache", (const unsigned char[]){
#embed "../MusterWeb/Access/Assets/signIn.mustache" suffix(, 0)
    }},
    {"signing.js", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/signing.js" suffix(, 0)
    }},
    {"signing.mustache", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/signing.mustache" suffix(, 0)
    }},
    {"siteBoard.mustache", (const unsigned char[]){
#embed "../MusterWeb/Hub/Assets/siteBoard.mustache" suffix(, 0)
    }},
    {"sitePeople.mustache", (const unsigned char[]){
#embed "../MusterWeb/Hub/Assets/sitePeople.mustache" suffix(, 0)
    }},
    {"sites.mustache", (const unsigned char[]){
#embed "../MusterWeb/Hub/Assets/sites.mustache" suffix(, 0)
    }},
    {"sounds.js", (const unsigned char[]){
#embed "../MusterWeb/Kiosk/Assets/sounds.js" suffix(, 0)
    }},
    {"stations.mustache", (const unsigned char[]){
#embed "../MusterWeb/Stations/Assets/stations.mustache" suffix(, 0)
    }},
    {"stay.js", (const unsigned char[]){
#embed "../MusterWeb/Kiosk/Assets/stay.js" suffix(, 0)
    }},
    {"stream.js", (const unsigned char[]){
#embed "../MusterWeb/Assets/stream.js" suffix(, 0)
    }},
    {"summary.mustache", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/summary.mustache" suffix(, 0)
    }},
    {"theme.js", (const unsigned char[]){
#embed "../MusterWeb/Assets/theme.js" suffix(, 0)
    }},
    {"there.js", (const unsigned char[]){
#embed "../MusterWeb/Assets/there.js" suffix(, 0)
    }},
    {"time.css", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/time.css" suffix(, 0)
    }},
    {"timeline.mustache", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/timeline.mustache" suffix(, 0)
    }},
    {"timesheets.js", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/timesheets.js" suffix(, 0)
    }},
    {"timesheets.mustache", (const unsigned char[]){
#embed "../MusterWeb/Timesheets/Assets/timesheets.mustache" suffix(, 0)
    }},
    {"tokens.mustache", (const unsigned char[]){
#embed "../MusterWeb/Access/Assets/tokens.mustache" suffix(, 0)
    }},
    {"transmit.mustache", (const unsigned char[]){
#embed "../MusterWeb/Radio/Assets/transmit.mustache" suffix(, 0)
    }},
    {"unknown.mustache", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/unknown.mustache" suffix(, 0)
    }},
    {"visitor.js", (const unsigned char[]){
#embed "../MusterWeb/Visitors/Assets/visitor.js" suffix(, 0)
    }},
    {"visitor.mustache", (const unsigned char[]){
#embed "../MusterWeb/Visitors/Assets/visitor.mustache" suffix(, 0)
    }},
    {"visitorBadge.css", (const unsigned char[]){
#embed "../MusterWeb/Visitors/Assets/visitorBadge.css" suffix(, 0)
    }},
    {"visitorBadge.mustache", (const unsigned char[]){
#embed "../MusterWeb/Visitors/Assets/visitorBadge.mustache" suffix(, 0)
    }},
    {"visitorBadgePage.mustache", (const unsigned char[]){
#embed "../MusterWeb/Visitors/Assets/visitorBadgePage.mustache" suffix(, 0)
    }},
    {"visitorDone.mustache", (const unsigned char[]){
#embed "../MusterWeb/Visitors/Assets/visitorDone.mustache" suffix(, 0)
    }},
    {"visitorFields.mustache", (const unsigned char[]){
#embed "../MusterWeb/Visitors/Assets/visitorFields.mustache" suffix(, 0)
    }},
    {"visitorKiosk.mustache", (const unsigned char[]){
#embed "../MusterWeb/Visitors/Assets/visitorKiosk.mustache" suffix(, 0)
    }},
    {"visitorPass.mustache", (const unsigned char[]){
#embed "../MusterWeb/Visitors/Assets/visitorPass.mustache" suffix(, 0)
    }},
    {"visitorRules.mustache", (const unsigned char[]){
#embed "../MusterWeb/Visitors/Assets/visitorRules.mustache" suffix(, 0)
    }},
    {"visitors.css", (const unsigned char[]){
#embed "../MusterWeb/Visitors/Assets/visitors.css" suffix(, 0)
    }},
    {"visitors.mustache", (const unsigned char[]){
#embed "../MusterWeb/Visitors/Assets/visitors.mustache" suffix(, 0)
    }},
    {"wall.js", (const unsigned char[]){
#embed "../MusterWeb/Board/Assets/wall.js" suffix(, 0)
    }},
    {"wallMessages.mustache", (const unsigned char[]){
#embed "../MusterWeb/Stations/Assets/wallMessages.mustache" suffix(, 0)
    }},
    {"worker.js", (const unsigned char[]){
#embed "../MusterWeb/Kiosk/Assets/worker.js" suffix(, 0)
    }},
    {0, 0},
};

const struct muster_asset *muster_assets(void) {
    return files;
}
