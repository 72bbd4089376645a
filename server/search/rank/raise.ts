/** Keeps the greater of a value and the one that is there. */
export function raise(values: Float32Array | Float64Array, at: number, value: number): void {
  if (value > (values[at] as number)) values[at] = value
}
