import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { ROOT } from '#build/paths.ts'
import { parseConfig } from '#server/config.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { watchReads } from '#test/support/watch-reads.ts'

const FOLDER = `${ROOT}build/deploy/kubernetes`

const texts = await Promise.all((await readdir(FOLDER)).map((file) => readFile(`${FOLDER}/${file}`, 'utf8')))
const manifests = texts
  .flatMap((text) => parseAllDocuments(text, { merge: true }))
  .map((document) => document.toJS())

/** Findings of Kubernetes' own schema in a manifest, unknown keys included. */
async function problemsOf(manifest: { apiVersion: string; kind: string }): Promise<string[]> {
  const module = `kubernetes-models/${manifest.apiVersion}`
  const { [manifest.kind]: model } = await import(module)
  const { watched, unread } = watchReads(manifest)
  try {
    model.prototype.validate.call(watched)
  } catch (error) {
    return [String(error)]
  }
  return unread().map((key) => `${key} is unknown`)
}

const find = (kind: string, name = '') =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name.endsWith(name))

const { replicas, template } = find('Deployment').spec
const { spec } = template
const [container] = spec.containers
const all = [...spec.initContainers, container]
const config = parseConfig(
  Object.fromEntries(container.env.map(({ name, value }: Record<string, string>) => [name, value])),
)

describe('the Kubernetes manifests', () => {
  test.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
    "%s is what Kubernetes' schema asks for",
    async (_kind, manifest) => {
      expect(await problemsOf(manifest)).toEqual([])
    },
  )

  test('would be refused with a misspelt key, or a value of another kind', async () => {
    const changed = (more: object) => ({
      ...find('Deployment'),
      spec: { ...find('Deployment').spec, template: { ...template, spec: { ...spec, ...more } } },
    })
    const [unknown] = await problemsOf(changed({ volums: [] }))
    expect(unknown).toBe('/spec/template/spec/volums is unknown')
    const [wrong] = await problemsOf(changed({ terminationGracePeriodSeconds: 'long' }))
    expect(wrong).toMatch(/terminationGracePeriodSeconds must be integer/)
  })

  test('hold what a deploy without a lost request needs', () => {
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'])
      expect(find(kind), kind).toBeDefined()
    const { readinessProbe } = container
    const noticed =
      readinessProbe.failureThreshold * readinessProbe.periodSeconds + readinessProbe.timeoutSeconds
    expect(noticed, 'seconds until a pod that stops gets no more requests').toBeLessThanOrEqual(
      config.DRAIN_SECONDS / 2,
    )
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(config.DRAIN_SECONDS)
    expect(container.livenessProbe.httpGet).toEqual({ path: '/livez', port: 'metrics' })
    for (const probe of [container.startupProbe, readinessProbe]) expect(probe.httpGet.path).toBe('/readyz')
  })

  test('give every container limits and nothing that it does not need', () => {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
    for (const { securityContext, resources } of all) {
      expect(securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      })
      expect(Object.keys(resources.limits)).toEqual(['memory', 'ephemeral-storage'])
      expect(Object.keys(resources.requests)).toEqual(['cpu', 'memory', 'ephemeral-storage'])
    }
  })

  test('name the image by its digest, the same one for all containers', () => {
    const images = all.map(({ image }) => image)
    expect(new Set(images).size).toBe(1)
    expect(images[0]).toMatch(/^registry\.example\/[\w-]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  })

  test('start as many replicas as the autoscaler keeps', () => {
    expect(replicas).toBe(find('HorizontalPodAutoscaler').spec.minReplicas)
  })

  test("begin with the image's caches in a volume of limited size", async () => {
    const [{ command, volumeMounts }] = spec.initContainers
    expect(spec.volumes.find(({ name }: { name: string }) => name === 'cache').emptyDir.sizeLimit).toMatch(
      /^\d+Mi$/,
    )
    expect(container.volumeMounts).toEqual([{ name: 'cache', mountPath: config.CACHE_DIR }])
    expect(volumeMounts).toEqual(container.volumeMounts)

    const [image, volume] = [await temporaryFolder(), await temporaryFolder()]
    await writeFile(join(image, 'pages.json'), '{}')
    const [, ...options] = command
    const here = (word: string) =>
      word.replace("'/app/.cache'", `'${image}'`).replace(`'${config.CACHE_DIR}'`, `'${volume}'`)
    execFileSync(process.execPath, options.map(here))
    expect(await readdir(volume)).toEqual(['pages.json'])
  })

  test('let readers and figures in by the ports of the container, from named places alone', () => {
    const { podSelector, policyTypes, ingress } = find('NetworkPolicy').spec
    expect(template.metadata.labels).toMatchObject(podSelector.matchLabels)
    expect(policyTypes).toEqual(['Ingress', 'Egress'])
    const open = ingress.flatMap(({ ports }: { ports: { port: string }[] }) => ports.map(({ port }) => port))
    expect(open).toEqual(container.ports.map(({ name }: { name: string }) => name))
    for (const { from } of ingress) expect(from).not.toEqual([])
  })

  test("take what a shared host's documentation is from readers, and no probe", () => {
    const pathsOf = (name: string) =>
      find('Ingress', name).spec.rules[0].http.paths.map(({ path }: { path: string }) => path)
    expect(pathsOf('docs')).toEqual(['/docs', '/privacy-notice', '/terms', '/.well-known/security.txt'])
    expect(pathsOf('docs-searches')).toEqual([
      ...['/docs/search', '/docs/go', '/docs/api/search', '/docs/api/symbols', '/docs/mcp'],
    ])
  })
})
