import { defineComponent } from './define-component.ts'

export const releaseNotes = defineComponent({
  name: 'ReleaseNotes',
  kind: 'data',
  mdx: ({ release }) => release.body,
})
