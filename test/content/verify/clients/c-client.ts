import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Runs an installer or a compiler; throws what it said when it fails. */
export type Tool = (command: readonly string[], cwd: string) => Promise<void>

/** The dependency of manifests: the ingestion client for C and C++. */
export const C_CLIENT = 'questdb_client'

const VERSION = '6.0.0'
/** No registry has the client by itself; the source package of this release of the Python client holds its sources. */
const CARRIER = 'questdb==4.0.0'

/**
 * Builds the client once for all manifests, in a folder beside `folder`. Answers the folder of its file for pkg-config.
 * Needs pip, CMake and Rust 1.88 or later.
 */
export async function buildCClient(folder: string, tool: Tool): Promise<string> {
  const target = `${dirname(folder)}/${C_CLIENT}-${VERSION}`
  const description = `${target}/${C_CLIENT}.pc`
  if (existsSync(description)) return target
  const script = `
    mkdir -p '${target}' && cd '${target}' &&
    python3 -m pip download -q --no-deps --no-binary questdb '${CARRIER}' &&
    tar -xzf questdb-*.tar.gz --strip-components 1 &&
    cmake -S c-questdb-client -B build -DCMAKE_BUILD_TYPE=Release &&
    cmake --build build`
  await tool(['sh', '-c', script], dirname(folder))
  await writeFile(
    description,
    `Name: ${C_CLIENT}
Description: QuestDB client for C and C++
Version: ${VERSION}
Cflags: -I${target}/c-questdb-client/include
Libs: ${target}/build/lib${C_CLIENT}.a -lstdc++ -lpthread -ldl -lm
`,
  )
  return target
}
