/** A project of dependencies alone, each written group:artifact:version. Throws on another form. */
export function pomXml(requires: readonly string[]): string {
  const dependencies = requires.map((coordinates) => {
    const [, group, artifact, version] = /^([\w.-]+):([\w.-]+):([\w.-]+)$/.exec(coordinates) ?? []
    if (!group) throw new Error(`"${coordinates}": write group:artifact:version`)
    return `    <dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`
  })
  return `<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>samples</groupId>
  <artifactId>samples</artifactId>
  <version>1</version>
  <dependencies>
${dependencies.join('\n')}
  </dependencies>
</project>
`
}
