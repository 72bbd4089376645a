import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { cargoToml, parseCrate } from './cargo-manifest.ts'
import type { Language, Manifest } from './manifest.ts'
import { pomXml } from './maven-pom.ts'

/** Runs an installer or a compiler; throws what it said when it fails. */
export type Tool = (command: readonly string[], cwd: string) => Promise<void>

/** How the samples of a language are installed, compiled and run. */
export interface Toolchain {
  /** What to install when it is missing. */
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
      await tool(['go', 'build', '-mod=mod', '-o', `bin/${stem(file)}`, `./${stem(file)}`], folder)
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

const rust: Toolchain = {
  needs: 'Rust with cargo',
  async prepare(manifest, folder, tool) {
    await writeFile(`${folder}/Cargo.toml`, cargoToml(manifest.requires.map(parseCrate)))
    await copySamples(manifest, (file) => `${folder}/src/bin/${file}`)
    await tool(['cargo', 'build', '-q', '--bins'], folder)
  },
  command: (_manifest, folder, file) => [`${folder}/target/debug/${stem(file)}`],
}

const c: Toolchain = {
  needs:
    'a C compiler as cc, pkg-config and the development files of the libraries that the manifest requires',
  async prepare(manifest, folder, tool) {
    const flags =
      manifest.requires.length > 0 ? `$(pkg-config --cflags --libs ${manifest.requires.join(' ')})` : ''
    for (const { file } of manifest.samples) {
      const script = `cc -Wall -o '${stem(file)}' '${manifest.folder}/${file}' ${flags}`
      await tool(['sh', '-c', script], folder)
    }
  },
  command: (_manifest, folder, file) => [`${folder}/${stem(file)}`],
}

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
  shell,
  psql,
}
