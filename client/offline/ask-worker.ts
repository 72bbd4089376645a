import type { OfflineReply, OfflineRequest } from './protocol.ts'

/** A worker that the browser terminated does not answer. */
const LONGEST_WAIT_MS = 120_000

/** Sends a request to a worker and waits for its reply; rejects if there is none. */
export function askWorker(worker: ServiceWorker, request: OfflineRequest): Promise<OfflineReply> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The service worker does not answer')), LONGEST_WAIT_MS)
    port1.onmessage = ({ data }: MessageEvent<OfflineReply>) => {
      clearTimeout(timer)
      port1.close()
      resolve(data)
    }
    worker.postMessage(request, [port2])
  })
}
