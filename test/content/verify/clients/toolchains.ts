import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { buildCClient, C_CLIENT, type Tool } from './c-client.ts'
import type { Language, Manifest } from './manifest.ts'

/** How the samples of a language are installed, compiled and run. */
export interface Toolchain {
  /** The package to install if it is missing. */
  readonly needs: string
  /** Makes the samples ready to run in `folder`, which stays from run to run. */
  prepare(manifest: Manifest, folder: string, tool: Tool): Promise<void>
  command(manifest: Manifest, folder: string, file: string): readonly string[]
}

const stem = (file: string): string => basename(file, extname(file))

async function copySamples({ folder, samples }: Manifest, to: (file: string) => string): Promise<void> {
  for (const { file } of samples) {
    await mkdir(to(file).replace(/\/[^/]*$/, ''), { recursive: true })
    await copyFile(`${folder}/${file}`, to(file))
  }
}

const python: Toolchain = {
  needs: 'Python 3 with venv and pip',
  async prepare({ requires }, folder, tool) {
    await tool(['python3', '-m', 'venv', folder], folder)
    if (requires.length > 0)
      await tool([`${folder}/bin/python`, '-m', 'pip', 'install', '-q', ...requires], folder)
  },
  command: (manifest, folder, file) => [`${folder}/bin/python`, `${manifest.folder}/${file}`],
}

const node: Toolchain = {
  needs: 'Node.js with npm',
  async prepare(manifest, folder, tool) {
    await writeFile(`${folder}/package.json`, '{ "private": true, "type": "module" }\n')
    if (manifest.requires.length > 0)
      await tool(['npm', 'install', '--silent', '--no-audit', '--no-fund', ...manifest.requires], folder)
    await copySamples(manifest, (file) => `${folder}/${file}`)
  },
  command: (_manifest, folder, file) => ['node', `${folder}/${file}`],
}

const go: Toolchain = {
  needs: 'Go',
  async prepare(manifest, folder, tool) {
    await writeFile(`${folder}/go.mod`, 'module samples\n\ngo 1.22\n')
    await copySamples(manifest, (file) => `${folder}/${stem(file)}/main.go`)
    if (manifest.requires.length > 0) await tool(['go', 'get', ...manifest.requires], folder)
    for (const { file } of manifest.samples) {
      await tool(['go', 'build', '-o', `bin/${stem(file)}`, `./${stem(file)}`], folder)
    }
  },
  command: (_manifest, folder, file) => [`${folder}/bin/${stem(file)}`],
}

const java: Toolchain = {
  needs: 'a JDK 17 and Maven 3',
  async prepare(manifest, folder, tool) {
    await writeFile(`${folder}/pom.xml`, pomXml(manifest.requires))
    await tool(['mvn', '-B', '-q', 'dependency:copy-dependencies', '-DoutputDirectory=lib'], folder)
    await copySamples(manifest, (file) => `${folder}/${file}`)
  },
  command: (_manifest, folder, file) => ['java', '-cp', `${folder}/lib/*`, `${folder}/${file}`],
}

/** A project of dependencies alone, each written group:artifact:version. */
export function pomXml(requires: readonly string[]): string {
  const dependencies = requires.map((coordinates) => {
    const [group, artifact, version] = coordinates.split(':')
    return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`
  })
  return `<project><modelVersion>4.0.0</modelVersion>
<groupId>samples</groupId><artifactId>samples</artifactId><version>1</version>
<dependencies>${dependencies.join('\n')}</dependencies></project>
`
}

const rust: Toolchain = {
  needs: 'Rust with cargo',
  async prepare(manifest, folder, tool) {
    await writeFile(`${folder}/Cargo.toml`, cargoToml(manifest.requires))
    await copySamples(manifest, (file) => `${folder}/src/bin/${file}`)
    await tool(['cargo', 'build', '-q', '--bins'], folder)
  },
  command: (_manifest, folder, file) => [`${folder}/target/debug/${stem(file)}`],
}

/** Crates are written name@version or name@version[feature,feature]; exact, since a sample is verified with what it names. */
export function cargoToml(requires: readonly string[]): string {
  const dependencies = requires.map((crate) => {
    const [, name, version, features] = /^(.*)@([^[]*)(?:\[(.*)\])?$/.exec(crate) ?? []
    return `${name} = { version = "=${version}", features = ${JSON.stringify(features?.split(/,\s*/) ?? [])} }`
  })
  return `[package]\nname = "samples"\nversion = "0.0.0"\nedition = "2021"\n\n[dependencies]\n${dependencies.join('\n')}\n\n[workspace]\n`
}

const c: Toolchain = {
  needs:
    'a C compiler as cc, pkg-config, and the development files of the libraries that the manifest requires; for the ingestion client CMake and Rust',
  async prepare(manifest, folder, tool) {
    const built = manifest.requires.includes(C_CLIENT) ? await buildCClient(folder, tool) : ''
    const flags =
      manifest.requires.length > 0 ? `$(pkg-config --cflags --libs ${manifest.requires.join(' ')})` : ''
    for (const { file } of manifest.samples) {
      const script = `export PKG_CONFIG_PATH="${built}:$PKG_CONFIG_PATH"; cc -Wall -o '${stem(file)}' '${manifest.folder}/${file}' ${flags}`
      await tool(['sh', '-c', script], folder)
    }
  },
  command: (_manifest, folder, file) => [`${folder}/${stem(file)}`],
}

/** A language whose libraries come from the system: `probe` loads one, so that a missing one is named. */
const interpreted = (
  needs: string,
  program: string,
  probe: (library: string) => readonly string[],
): Toolchain => ({
  needs,
  async prepare({ requires }, folder, tool) {
    for (const library of requires) await tool([program, ...probe(library)], folder)
  },
  command: (manifest, _folder, file) => [program, `${manifest.folder}/${file}`],
})

const php = interpreted('PHP 8 with its PostgreSQL extensions', 'php', (extension) => [
  '-r',
  `if (!extension_loaded('${extension}')) { fwrite(STDERR, 'no extension ${extension}'); exit(1); }`,
])

const ruby = interpreted('Ruby 3 with its PostgreSQL library', 'ruby', (library) => ['-r', library, '-e', ''])

const r = interpreted('R 4 with the packages that the manifest requires', 'Rscript', (library) => [
  '-e',
  `library(${library})`,
])

const shell: Toolchain = {
  needs: 'bash and the programs that the samples call',
  prepare: async () => {},
  command: (manifest, _folder, file) => ['bash', `${manifest.folder}/${file}`],
}

const psql: Toolchain = {
  needs: 'psql',
  prepare: async () => {},
  command: (manifest, _folder, file) =>
    file.endsWith('.sql')
      ? ['sh', '-c', `psql "$QDB_PG_DSN" -v ON_ERROR_STOP=1 -X -f '${manifest.folder}/${file}'`]
      : ['bash', `${manifest.folder}/${file}`],
}

export const TOOLCHAINS: Readonly<Record<Language, Toolchain>> = {
  python,
  node,
  go,
  java,
  rust,
  c,
  php,
  ruby,
  r,
  shell,
  psql,
}
