import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import type { ComponentList } from '../../components/define-component.ts'
import { visitElements } from '../jsx-element.ts'

/** Lets components complete their attributes before anything reads them. */
export const prepareComponents = (components: ComponentList) => (tree: Root, file: VFile) => {
  visitElements(tree, (element) => {
    const component = components.get(element.name ?? '')
    if (component?.kind === 'static') component.prepare?.(element, file)
  })
}
