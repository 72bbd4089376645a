import type { SearchModal } from './search-modal.tsx'

let modal: Promise<typeof SearchModal> | undefined

/** Fetches the modal once; after a failure, the next call tries again. */
export function loadModal(): Promise<typeof SearchModal> {
  modal ??= import('./search-modal.tsx').then(
    (loaded) => loaded.SearchModal,
    (error) => {
      modal = undefined
      throw error
    },
  )
  return modal
}
