import type { ContentProblem } from '../content-error.ts'
import { fencesIn, lineAt, type WrittenText } from './fences.ts'

const SHELL = /^(?:bash|sh|shell|console|zsh)\b/
/** Commands that read the terminal: `sudo` relays it to what it runs, others ask for a password or a confirmation. */
const READS = new RegExp(
  [
    /(?:^|[|&;({]\s*|\$\()(?:[A-Z_]+=\S* )*(?:sudo|ssh|psql|mysql|less|more|vim?|nano|passwd|read)\b/,
    /\b(?:docker|podman|kubectl) (?:exec|run|attach)\b[^|&;]* (?:-[a-z]*i[a-z]*|--interactive|--stdin)\b/,
    /\b(?:docker|az|npm) login\b/,
    /\b(?:apt|apt-get|dnf|yum) (?:install|upgrade)\b(?!.* -y)/,
    /\bgcloud compute (?:ssh|\S+ (?:delete|resize))\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'm',
)

/** Finds shell listings of which a paste would lose lines: a command reads those below it, and they never run. */
export const pastedInputIn = ({ file, text }: WrittenText): ContentProblem[] =>
  fencesIn(text)
    .filter(({ info, code }) => SHELL.test(info) && !code.trimStart().startsWith('#!'))
    .flatMap(({ index, code }) => {
      const reading = commandsIn(code)
        .slice(0, -1)
        .find((command) => READS.test(command.text) && !command.text.includes('</dev/null'))
      if (!reading) return []
      return [
        {
          file,
          line: lineAt(text, index) + 1 + reading.at,
          message: `"${reading.text.split('\n')[0]?.slice(0, 40)}" reads what is pasted below it, which never runs`,
          remedy: 'End each command but the last with &&, so that they are one, or give each its own block.',
        },
      ]
    })

/** The commands of a listing with their lines: a shell reads all lines of a command before it runs it. */
function commandsIn(code: string): { readonly at: number; text: string }[] {
  const commands: { readonly at: number; text: string }[] = []
  let [isOpen, heredoc] = [false, '']
  for (const [at, whole] of code.split('\n').entries()) {
    const line = whole.trim().replace(/^[$#>] /, '')
    if (heredoc) {
      if (line === heredoc) heredoc = ''
      continue
    }
    if (!isOpen && (line === '' || line.startsWith('#'))) continue
    const last = commands.at(-1)
    if (isOpen && last) last.text += `\n${line}`
    else commands.push({ at, text: line })
    heredoc = /(?<!<)<<-?\s*['"]?(\w+)/.exec(line)?.[1] ?? ''
    isOpen = /(?:\\|&&|\|)$/.test(line) || hasOpenQuote(commands.at(-1)?.text ?? '')
  }
  return commands
}

/** Quotes of one kind are plain within those of the other. */
const hasOpenQuote = (text: string): boolean =>
  /["']/.test(text.replace(/\\[\s\S]|'[^']*'|"(?:\\[\s\S]|[^"\\])*"|#.*$/gm, ''))
