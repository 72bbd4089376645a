/** The present figures of a process by the names that Prometheus sees; 0 for one that is not there. */
export async function readFigures(opsUrl: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${opsUrl}/metrics`)).text()
  return (name) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length + 1) ?? 0,
    )
}
