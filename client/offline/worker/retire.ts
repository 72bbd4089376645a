import { deleteStores } from './stores.ts'

declare const self: ServiceWorkerGlobalScope

// Served in place of the worker if offline reading is off: deletes what an earlier worker stored, and unregisters itself.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteStores().then(() => self.registration.unregister()))
})
