import { h } from 'hastscript'
import { defineComponent } from './define-component.ts'

/** `<FindSettings />`: finds settings among those of the page. It needs a script, so its element is empty. */
export const findSettings = defineComponent({
  name: 'FindSettings',
  kind: 'static',
  html: () => h('settings-filter'),
  markdown: () => '',
  text: 'nothing',
})
