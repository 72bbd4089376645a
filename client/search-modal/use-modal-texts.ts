import { usePart } from '../locales/locale-store.ts'
import { MODAL_TEXTS, type ModalTexts } from './modal-texts.ts'

export const useModalTexts = (): ModalTexts => usePart('modal', MODAL_TEXTS)
