/// What makes a Shelly device a gateway: a script of ours, which runs on it beside others. Its events go out by MQTT as
/// ``ShellyGateway`` reads them.
package enum ShellyScript {
    /// In the language of Shelly's scripts, a small JavaScript without much memory.
    package static let text = """
        // Muster: passes on what this device hears by Bluetooth, as events over MQTT.
        // iBeacons at once; of all else only how much it was, so that Muster knows that the radio works.
        let queue = [];
        let count = 0;
        let MOST = 64;

        function onScan(event, result) {
          if (event !== BLE.Scanner.SCAN_RESULT || !result) return;
          count++;
          let data = result.advData || "";
          // Apple's company identifier, and the type and length of an iBeacon.
          if (data.indexOf("\\x4c\\x00\\x02\\x15") < 0 || queue.length >= MOST) return;
          queue.push([result.addr, result.rssi, btoa(data)]);
        }

        function send() {
          if (queue.length > 0) Shelly.emitEvent("muster.adverts", { n: count, a: queue.splice(0, 16) });
        }

        function life() {
          Shelly.emitEvent("muster.adverts", { n: count, a: [] });
        }

        function start() {
          if (!Shelly.getComponentConfig("ble").enable) {
            print("Muster: Bluetooth is off. Turn it on in the settings of this device.");
            return;
          }
          if (!BLE.Scanner.isRunning()) BLE.Scanner.Start({ duration_ms: BLE.Scanner.INFINITE_SCAN, active: false });
          BLE.Scanner.Subscribe(onScan);
        }

        start();
        Timer.set(200, true, send);
        Timer.set(15000, true, life);
        """
}
