import { mathFromMarkdown } from 'mdast-util-math'
import { math } from 'micromark-extension-math'
import type { Construct } from 'micromark-util-types'
import type { Processor } from 'unified'
import { isWordCharacter, looksLikeMath } from './looks-like-math.ts'

/** `$$` blocks, and `$...$` in prose where it can only be a formula. */
export function mathSyntax(this: Processor): void {
  const data = this.data() as Record<'micromarkExtensions' | 'fromMarkdownExtensions', unknown[] | undefined>
  const { flow, text } = math()
  const formula = text?.[DOLLAR]
  if (!formula || Array.isArray(formula))
    throw new Error('micromark-extension-math no longer has one construct for formulas in text')
  const guarded: Construct = {
    ...(formula.name ? { name: formula.name } : {}),
    previous(code) {
      return !isWordCharacter(code) && (formula.previous?.call(this, code) ?? true)
    },
    tokenize(effects, ok, nok) {
      return effects.check(looksLikeMath, effects.attempt(formula, ok, nok), nok)
    },
  }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow, text: { [DOLLAR]: guarded } }]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), mathFromMarkdown()]
}

const DOLLAR = 36
