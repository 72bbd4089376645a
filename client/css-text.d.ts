/** A stylesheet that is imported with `{ type: 'text' }`. */
declare module '*.css' {
  const text: string
  export default text
}
