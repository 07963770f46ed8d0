/// The files of `Assets`, which the compiler puts inside the executable.
package struct EmbeddedFiles: Sendable {
    /// A file that was asked for by a name that no file has.
    package struct Missing: Error, CustomStringConvertible {
        package let name: String
        package var description: String { "The file \(name) is not inside the executable." }
    }

    package init() {}

    /// What browsers load, by name.
    package let assets: [String: [UInt8]] = [
        "muster.css": PackageResources.muster_css,
        "board.js": PackageResources.board_js,
        "stream.js": PackageResources.stream_js,
        "ages.js": PackageResources.ages_js,
        "people.js": PackageResources.people_js,
        "find.js": PackageResources.find_js,
        "arrivals.js": PackageResources.arrivals_js,
        "kiosk.js": PackageResources.kiosk_js,
        "queue.js": PackageResources.queue_js,
        "pad.js": PackageResources.pad_js,
        "outbox.js": PackageResources.outbox_js,
        "search.js": PackageResources.search_js,
        "personForm.js": PackageResources.personForm_js,
        "photo.js": PackageResources.photo_js,
        "pairing.js": PackageResources.pairing_js,
        "importing.js": PackageResources.importing_js,
        "menu.js": PackageResources.menu_js,
        "beacons.js": PackageResources.beacons_js,
        "refresh.js": PackageResources.refresh_js,
        "generate.js": PackageResources.generate_js,
        "icons.svg": PackageResources.icons_svg,
        "favicon.svg": PackageResources.favicon_svg,
    ]

    private let templates: [String: [UInt8]] = [
        "page.mustache": PackageResources.page_mustache,
        "board.mustache": PackageResources.board_mustache,
        "person.mustache": PackageResources.person_mustache,
        "section.mustache": PackageResources.section_mustache,
        "summary.mustache": PackageResources.summary_mustache,
        "banners.mustache": PackageResources.banners_mustache,
        "receivers.mustache": PackageResources.receivers_mustache,
        "unknown.mustache": PackageResources.unknown_mustache,
        "find.mustache": PackageResources.find_mustache,
        "kiosk.mustache": PackageResources.kiosk_mustache,
        "history.mustache": PackageResources.history_mustache,
        "pin.mustache": PackageResources.pin_mustache,
        "error.mustache": PackageResources.error_mustache,
        "notice.mustache": PackageResources.notice_mustache,
        "signIn.mustache": PackageResources.signIn_mustache,
        "continuing.mustache": PackageResources.continuing_mustache,
        "setUp.mustache": PackageResources.setUp_mustache,
        "enrol.mustache": PackageResources.enrol_mustache,
        "account.mustache": PackageResources.account_mustache,
        "accounts.mustache": PackageResources.accounts_mustache,
        "kiosks.mustache": PackageResources.kiosks_mustache,
        "tokens.mustache": PackageResources.tokens_mustache,
        "beacons.mustache": PackageResources.beacons_mustache,
        "beaconRow.mustache": PackageResources.beaconRow_mustache,
        "bind.mustache": PackageResources.bind_mustache,
        "receiverPage.mustache": PackageResources.receiverPage_mustache,
        "transmit.mustache": PackageResources.transmit_mustache,
        "links.mustache": PackageResources.links_mustache,
        "link.mustache": PackageResources.link_mustache,
        "linkForm.mustache": PackageResources.linkForm_mustache,
        "settings.mustache": PackageResources.settings_mustache,
        "people.mustache": PackageResources.people_mustache,
        "peopleList.mustache": PackageResources.peopleList_mustache,
        "onePerson.mustache": PackageResources.onePerson_mustache,
        "field.mustache": PackageResources.field_mustache,
        "badges.mustache": PackageResources.badges_mustache,
        "nearby.mustache": PackageResources.nearby_mustache,
        "importing.mustache": PackageResources.importing_mustache,
    ]

    package func text(_ template: String) throws(Missing) -> String {
        guard let bytes = templates[template] else { throw Missing(name: template) }
        // Without the line break at the file's end, which would stand between elements.
        let text = String(decoding: bytes, as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
