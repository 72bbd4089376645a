import { readFile } from 'node:fs/promises'
import { ROOT } from '#build/paths.ts'
import { generateSite } from './bench/generate-site.ts'
const text = (file: string) => readFile(`${ROOT}content/${file}`, 'utf8')
await generateSite('/tmp/gen2750', 2750, { site: await text('site.yaml'), release: await text('data/latest-release.json'), repository: await text('data/repository.json') })
