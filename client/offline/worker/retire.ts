import { PREFIX } from '../protocol.ts'

declare const self: ServiceWorkerGlobalScope

// Served in place of the worker if offline reading is off: deletes what an earlier worker stored, and unregisters itself.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(retire())
})
