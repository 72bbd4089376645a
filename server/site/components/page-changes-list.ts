import { SLOT_MARK } from '../compile/compiled-content.ts'
import { CHANGES_MARK, CHANGES_SLOT } from '../page-changes.ts'
import { defineComponent } from './define-component.ts'

/** `<PageChanges />`: all pages by their last change, filled in when they are known. */
export const pageChangesList = defineComponent({
  name: 'PageChanges',
  kind: 'static',
  html: () => ({ type: 'raw', value: SLOT_MARK, anchor: CHANGES_SLOT }),
  markdown: () => CHANGES_MARK,
  text: 'nothing',
})
