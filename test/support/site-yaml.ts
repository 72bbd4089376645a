import { readFile } from 'node:fs/promises'
import { parse, stringify } from 'yaml'
import { fixtureSite } from './files/content-tree.ts'

/** A site's configuration with changes at its top level. */
export async function siteYaml(
  changes: Record<string, unknown>,
  content = fixtureSite('small'),
): Promise<string> {
  return stringify({ ...parse(await readFile(`${content}/site.yaml`, 'utf8')), ...changes })
}

/** The small site's configuration with other items in its navbar. */
export const withNavbar = (items: readonly unknown[], hideOnScroll = false): Promise<string> =>
  siteYaml({ navbar: { hideOnScroll, items } })
