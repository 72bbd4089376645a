/** Whether a request names text/markdown and does not weigh HTML higher. Browsers never name it. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const weightOf = (type: string) => {
    const part = accept
      .toLowerCase()
      .split(',')
      .map((text) => text.trim())
      .find((text) => text.split(';')[0]?.trim() === type)
    if (part === undefined) return 0
    const weight = Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1)
    return Number.isNaN(weight) ? 0 : weight
  }
  const markdown = weightOf('text/markdown')
  return markdown > 0 && markdown >= weightOf('text/html')
}
