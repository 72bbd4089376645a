export interface Crate {
  readonly name: string
  readonly version: string
  readonly features: readonly string[]
}

/** A crate written name@version or name@version[feature,feature]. Throws on another form. */
export function parseCrate(text: string): Crate {
  const [, name, version, features] = /^([\w-]+)@([\w.+-]+)(?:\[([\w,\s/-]+)\])?$/.exec(text) ?? []
  if (!name || !version) throw new Error(`"${text}": write name@version or name@version[feature,feature]`)
  return { name, version, features: features?.split(',').map((feature) => feature.trim()) ?? [] }
}

/** A package whose binaries are the samples; exact versions, since a sample is verified with what it names. */
export function cargoToml(crates: readonly Crate[]): string {
  const dependencies = crates.map(({ name, version, features }) => {
    const list = features.map((feature) => `"${feature}"`).join(', ')
    return `${name} = { version = "=${version}", features = [${list}] }`
  })
  return `[package]\nname = "samples"\nversion = "0.0.0"\nedition = "2021"\n\n[dependencies]\n${dependencies.join('\n')}\n\n[workspace]\n`
}
