/**
 * The part of the service worker's world that is used here. TypeScript has types for it in a library of its own, which
 * contradicts that of documents and so cannot be in the same project.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The document that asks; empty for a navigation. */
  readonly clientId: string
  /** The document that a navigation will make. */
  readonly resultingClientId: string
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: WorkerMessageEvent
}

interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

export const scope = globalThis as unknown as WorkerScope
