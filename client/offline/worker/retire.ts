import { deleteStores } from './stores.ts'

declare const self: ServiceWorkerGlobalScope

// Served in place of the worker where reading offline is turned off: takes away what an earlier one kept, and itself.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteStores().then(() => self.registration.unregister()))
})
