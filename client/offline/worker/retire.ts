import { scope } from './scope.ts'
import { deleteStores } from './stores.ts'

// Served in place of the worker where reading offline is turned off: takes away what an earlier one kept, and itself.
scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteStores().then(() => scope.registration.unregister()))
})
