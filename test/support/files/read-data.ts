import { YamlSource } from '#server/site/data/yaml-source.ts'

/** What a parser makes of a data file's text, and the problems in it. */
export function readData<Value>(parse: (source: YamlSource) => Value, text: string, file = 'data.yaml') {
  const source = new YamlSource(file, text)
  return { value: parse(source), problems: source.problems }
}
