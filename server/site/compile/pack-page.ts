import { deserialize, serialize } from 'node:v8'
import type { CompiledPage } from './compile-page.ts'

/** A compiled page as bytes of its own, for the cache and for the way from one thread to another. */
export const packPage = (page: CompiledPage): Uint8Array<ArrayBuffer> => new Uint8Array(serialize(page))

export const unpackPage = (packed: Uint8Array): CompiledPage => deserialize(packed) as CompiledPage
