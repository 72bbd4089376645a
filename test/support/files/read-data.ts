import { YamlSource } from '#server/site/data/yaml-source.ts'

/** Result of a parser of a data file, with the problems in it. */
export function readData<Value>(parse: (source: YamlSource) => Value, text: string, file = 'data.yaml') {
  const source = new YamlSource(file, text)
  return { value: parse(source), problems: source.problems }
}
