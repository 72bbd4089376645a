declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'truetype'
    /** Limits of variable axes. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** Leaves out signs that only substitutions of the kept ones show. */
    noLayoutClosure?: boolean
  }
  /** Keeps the glyphs of the given text. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>
}
