import { PAGE } from '../protocol.ts'

declare const self: ServiceWorkerGlobalScope

// Served in place of the worker if offline reading is off: deletes the pages that are kept, and unregisters itself.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) if (name.startsWith(PAGE)) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(retire())
})
