import { basename, extname } from 'node:path'
import type { Language, Manifest } from './manifest.ts'

/** Shell commands for the samples of a language, in a folder that stays from run to run; $SAMPLES is where they are written. */
export interface Toolchain {
  /** Installs and compiles; ends at the first command that fails. */
  prepare(manifest: Manifest): string
  readonly run: (file: string) => string
}

const stem = (file: string): string => basename(file, extname(file))

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ')

/** A command with the requirements as its words, unless there are none. */
const install = (command: string, { requires }: Manifest): string =>
  requires.length > 0 ? `${command} ${quoted(requires)}` : ''

/** A command for each requirement. */
const forEach = ({ requires }: Manifest, command: (library: string) => string): string =>
  requires.map(command).join('\n')

/** Copies each sample, by default into this folder. */
const copy = ({ samples }: Manifest, to = (file: string) => file): string =>
  samples.map(({ file }) => `install -D "$SAMPLES/${file}" '${to(file)}'`).join('\n')

const write = (file: string, text: string): string => `cat > ${file} <<'END'\n${text}\nEND`

/** A project of dependencies alone, each written group:artifact:version. */
export function pomXml(requires: readonly string[]): string {
  const dependencies = requires.map((coordinates) => {
    const [group, artifact, version] = coordinates.split(':')
    return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`
  })
  return `<project><modelVersion>4.0.0</modelVersion>
<groupId>samples</groupId><artifactId>samples</artifactId><version>1</version>
<dependencies>${dependencies.join('\n')}</dependencies></project>`
}

/** Crates are written name@version or name@version[feature,feature]; exact, since a sample is verified with what it names. */
export function cargoToml(requires: readonly string[]): string {
  const dependencies = requires.map((crate) => {
    const [, name, version, features] = /^(.*)@([^[]*)(?:\[(.*)\])?$/.exec(crate) ?? []
    return `${name} = { version = "=${version}", features = ${JSON.stringify(features?.split(/,\s*/) ?? [])} }`
  })
  return `[package]\nname = "samples"\nversion = "0.0.0"\nedition = "2021"\n\n[dependencies]\n${dependencies.join('\n')}\n\n[workspace]`
}

/** The dependency of manifests for the ingestion client for C and C++. */
const C_CLIENT = 'questdb_client'
const C_CLIENT_VERSION = '6.0.0'

/**
 * Builds the client once for all manifests, in a folder beside theirs, with its file for pkg-config. No registry has it by
 * itself: the source package of this release of the Python client holds its sources. Needs pip, CMake and Rust 1.88 or later.
 */
const BUILD_C_CLIENT = `
  client=$(dirname "$PWD")/${C_CLIENT}-${C_CLIENT_VERSION}
  export PKG_CONFIG_PATH="$client:$PKG_CONFIG_PATH"
  [ -e "$client/${C_CLIENT}.pc" ] || (
    mkdir -p "$client" && cd "$client"
    python3 -m pip download -q --no-deps --no-binary questdb 'questdb==4.0.0'
    tar -xzf questdb-*.tar.gz --strip-components 1
    cmake -S c-questdb-client -B build -DCMAKE_BUILD_TYPE=Release
    cmake --build build
    echo "Name: ${C_CLIENT}
Description: QuestDB client for C and C++
Version: ${C_CLIENT_VERSION}
Cflags: -I$client/c-questdb-client/include
Libs: $client/build/lib${C_CLIENT}.a -lstdc++ -lpthread -ldl -lm" > ${C_CLIENT}.pc
  )`

const inPlace = (program: string) => (file: string) => `${program} "$SAMPLES/${file}"`

export const TOOLCHAINS: Readonly<Record<Language, Toolchain>> = {
  python: {
    prepare: (manifest) => `python3 -m venv .\n${install('bin/python -m pip install -q', manifest)}`,
    run: inPlace('bin/python'),
  },
  node: {
    prepare: (manifest) =>
      `${write('package.json', '{ "private": true, "type": "module" }')}
      ${install('npm install --silent --no-audit --no-fund', manifest)}
      ${copy(manifest)}`,
    run: (file) => `node ${file}`,
  },
  go: {
    prepare: (manifest) =>
      `${write('go.mod', 'module samples\n\ngo 1.22')}
      ${copy(manifest, (file) => `${stem(file)}/main.go`)}
      ${install('go get', manifest)}
      mkdir -p bin && go build -o bin ./...`,
    run: (file) => `bin/${stem(file)}`,
  },
  java: {
    prepare: ({ requires }) =>
      `${write('pom.xml', pomXml(requires))}
      mvn -B -q dependency:copy-dependencies -DoutputDirectory=lib`,
    run: inPlace(`java -cp 'lib/*'`),
  },
  rust: {
    prepare: (manifest) =>
      `${write('Cargo.toml', cargoToml(manifest.requires))}
      ${copy(manifest, (file) => `src/bin/${file}`)}
      cargo build -q --bins`,
    run: (file) => `target/debug/${stem(file)}`,
  },
  c: {
    prepare: (manifest) =>
      `${manifest.requires.includes(C_CLIENT) ? BUILD_C_CLIENT : ''}
      flags=$(${install('pkg-config --cflags --libs', manifest)})
      for file in ${quoted(manifest.samples.map(({ file }) => file))}; do
        cc -Wall -o "\${file%.*}" "$SAMPLES/$file" $flags
      done`,
    run: (file) => `./${stem(file)}`,
  },
  php: {
    prepare: (manifest) =>
      forEach(
        manifest,
        (extension) =>
          `php -r 'if (!extension_loaded("${extension}")) { echo "no extension ${extension}"; exit(1); }'`,
      ),
    run: inPlace('php'),
  },
  ruby: {
    prepare: (manifest) => forEach(manifest, (library) => `ruby -r ${library} -e ''`),
    run: inPlace('ruby'),
  },
  r: {
    prepare: (manifest) => forEach(manifest, (library) => `Rscript -e 'library(${library})'`),
    run: inPlace('Rscript'),
  },
  shell: { prepare: () => '', run: inPlace('bash') },
  psql: {
    prepare: () => '',
    run: (file) =>
      inPlace(file.endsWith('.sql') ? 'psql "$QDB_PG_DSN" -v ON_ERROR_STOP=1 -X -f' : 'bash')(file),
  },
}
