import type { BundledPackage } from './bundled-packages.ts'

interface Project {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly description: string
}

/** The entry of package-lock.json for each folder. */
export type LockedPackages = Readonly<Record<string, { readonly integrity?: string }>>

/**
 * The SBOM of the bundles as CycloneDX 1.6. It lists the packages that are really bundled, which `npm sbom` cannot know,
 * and has no date and no serial number, so that the same sources give the same bytes.
 */
export function billOfMaterials(
  { name, version, license, description }: Project,
  packages: readonly BundledPackage[],
  locked: LockedPackages,
): object {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        ...{ type: 'application', 'bom-ref': name, name, version, description },
        licenses: [{ license: { id: license } }],
      },
    },
    components: packages.map((bundled) => {
      const purl = `pkg:npm/${bundled.name.replace('@', '%40')}@${bundled.version}`
      return {
        ...{ type: 'library', 'bom-ref': purl, name: bundled.name, version: bundled.version, purl },
        licenses: [{ expression: bundled.license }],
        hashes: hashesOf(locked[bundled.folder]?.integrity),
      }
    }),
  }
}

/** npm writes `sha512-` and base64, several hashes separated by spaces. */
const hashesOf = (integrity = '') =>
  [...integrity.matchAll(/sha512-(\S+)/g)].map(([, base64 = '']) => ({
    alg: 'SHA-512',
    content: Buffer.from(base64, 'base64').toString('hex'),
  }))
