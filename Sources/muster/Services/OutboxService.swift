import BeaconKit
import Logging
import ServiceLifecycle
import Station

/// Sends what waits in the outbox, for as long as the station runs.
struct OutboxService: Service {
    /// How often it is looked for what another process wrote, and what is due again.
    private static let tick = Duration.milliseconds(500)

    let outbox: Outbox
    let sender: any ChannelSender
    let station: LiveStation

    func run() async throws {
        let (wakings, waker) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        waker.yield()
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                group.addTask {
                    for await _ in await station.recordedEntries() { waker.yield() }
                }
                group.addTask {
                    while !Task.isCancelled {
                        try? await Task.sleep(for: Self.tick)
                        waker.yield()
                    }
                }
                for await _ in wakings {
                    for job in await outbox.jobs(at: .present) {
                        group.addTask {
                            await perform(job)
                            // The channel may have more to say.
                            waker.yield()
                        }
                    }
                }
            }
        }
    }

    private func perform(_ job: Outbox.Job) async {
        do {
            let outcome = try await sender.send(job.message, to: job.channel)
            await outbox.finish(job, outcome: outcome, at: .present)
        } catch {
            // The station stops. What was under way is sent again after the next start, under the same id.
            await outbox.cancel(job)
        }
    }
}
