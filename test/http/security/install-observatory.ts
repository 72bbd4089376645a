import { installScanner } from './observatory.ts'

await installScanner()
