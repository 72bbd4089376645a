import { Counter, type Registry } from 'prom-client'

interface EnumCounterOptions<Value extends string> {
  readonly name: string
  readonly help: string
  readonly label: string
  readonly values: readonly Value[]
}

/** A counter whose label has only known values, all present from the start; counting costs one addition. */
export function createEnumCounter<Value extends string>(
  registry: Registry,
  { name, help, label, values }: EnumCounterOptions<Value>,
): (value: Value) => void {
  const counts = new Map<Value, number>(values.map((value) => [value, 0]))
  registry.registerMetric(
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [],
      collect() {
        this.reset()
        for (const [value, count] of counts) this.inc({ [label]: value }, count)
      },
    }),
  )
  return (value) => counts.set(value, (counts.get(value) ?? 0) + 1)
}
