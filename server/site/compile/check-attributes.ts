import type { VFile } from 'vfile'
import { didYouMean } from '../content-error.ts'
import { report } from './compile-context.ts'
import type { Attributes } from './define-component.ts'
import { attributesOf, type JsxElement } from './jsx-element.ts'

/** Reports attributes that an element does not know or that are code, and those that it needs. */
export function checkAttributes(
  element: JsxElement,
  known: Attributes,
  file: VFile,
  alsoKnown?: RegExp,
): void {
  const names = Object.keys(known)
  const tell = (problem: string, remedy: string) =>
    report(file, element, `<${element.name}> ${problem}`, remedy)
  for (const attribute of element.attributes) {
    const isCode =
      attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')
    if (isCode) tell('has an attribute in braces', 'Write name="value".')
    else if (!names.includes(attribute.name) && !alsoKnown?.test(attribute.name)) {
      const remedy = `Attributes are ${names.join(', ') || 'none'}.`
      tell(`knows no attribute "${attribute.name}"`, didYouMean(attribute.name, names, remedy))
    }
  }
  const values = attributesOf(element)
  for (const [name, form] of Object.entries(known)) {
    const value = values[name]
    if (form === 'optional') continue
    if (!value) tell(`needs the attribute "${name}"`, `Write ${name}="...".`)
    else if (form !== 'needed' && !form.includes(value))
      tell(`knows no ${name}="${value}"`, didYouMean(value, form, `It is one of ${form.join(', ')}.`))
  }
}
