import type { RegexEngine } from 'shiki/core'

/**
 * Rules of a grammar often look for the same list of patterns, and a rule that ends with what it began with makes its list
 * again at each place. To compile a list is most of highlighting: each is compiled once.
 */
export function reuseScanners({ createScanner, createString }: RegexEngine): RegexEngine {
  const scanners = new Map<string, ReturnType<RegexEngine['createScanner']>>()
  return {
    createString,
    createScanner(patterns) {
      const key = JSON.stringify(patterns.map(String))
      let scanner = scanners.get(key)
      if (!scanner) {
        scanner = createScanner(patterns)
        // A rule that no longer needs its scanner is not the only one that has it.
        scanner.dispose = () => {}
        scanners.set(key, scanner)
      }
      return scanner
    },
  }
}
