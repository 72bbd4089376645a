import { usePart } from '../locales/locale-store.ts'
import { MODAL_STRINGS, type ModalStrings } from './modal-strings.ts'

export const useModalStrings = (): ModalStrings => usePart('modal', MODAL_STRINGS)
