import type { VFile } from 'vfile'
import { didYouMean } from '../content-error.ts'
import { report } from './compile-context.ts'
import type { Attributes } from './define-component.ts'
import { type JsxElement, jsxAttribute } from './jsx-element.ts'

/** Reports attributes that an element does not know or that are code, and those that it needs. */
export function checkAttributes(
  element: JsxElement,
  known: Attributes,
  file: VFile,
  alsoKnown?: RegExp,
): void {
  const names = Object.keys(known)
  for (const attribute of element.attributes) {
    if (
      attribute.type === 'mdxJsxExpressionAttribute' ||
      (attribute.value && typeof attribute.value === 'object')
    )
      report(file, element, `<${element.name}> has an attribute in braces`, 'Write name="value".')
    else if (!names.includes(attribute.name) && !alsoKnown?.test(attribute.name))
      report(
        file,
        element,
        `<${element.name}> knows no attribute "${attribute.name}"`,
        didYouMean(attribute.name, names, `Attributes are ${names.join(', ') || 'none'}.`),
      )
  }
  for (const [name, form] of Object.entries(known)) {
    const value = jsxAttribute(element, name)
    if (form === 'optional') continue
    if (!value)
      report(file, element, `<${element.name}> needs the attribute "${name}"`, `Write ${name}="...".`)
    else if (form !== 'needed' && !form.includes(value))
      report(
        file,
        element,
        `<${element.name}> knows no ${name}="${value}"`,
        didYouMean(value, form, `It is one of ${form.join(', ')}.`),
      )
  }
}
