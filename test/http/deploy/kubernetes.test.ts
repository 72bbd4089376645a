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

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
}

interface Deployment extends Manifest {
  readonly spec: {
    readonly replicas: number
    readonly template: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> }
      readonly spec: PodSpec
    }
  }
}

interface PodSpec {
  readonly terminationGracePeriodSeconds: number
  readonly volumes: readonly { readonly name: string; readonly emptyDir?: { readonly sizeLimit: string } }[]
  readonly initContainers: readonly [Container & { readonly command: readonly [string, ...string[]] }]
  readonly containers: readonly [Container]
}

interface Ingress extends Manifest {
  readonly spec: {
    readonly rules: readonly [{ readonly http: { readonly paths: readonly { readonly path: string }[] } }]
  }
}

interface NetworkPolicy extends Manifest {
  readonly spec: {
    readonly podSelector: { readonly matchLabels: Readonly<Record<string, string>> }
    readonly policyTypes: readonly string[]
    readonly ingress: readonly {
      readonly from: object[]
      readonly ports: readonly { readonly port: string }[]
    }[]
  }
}

interface Container {
  readonly image: string
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[]
  readonly resources: Readonly<Record<'requests' | 'limits', Readonly<Record<string, string>>>>
  readonly securityContext: object
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[]
  readonly env: readonly { name: string; value: string }[]
  readonly readinessProbe: Probe
  readonly startupProbe: Probe
  readonly livenessProbe: Probe
}

interface Probe {
  readonly httpGet: { readonly path: string }
  readonly periodSeconds: number
  readonly failureThreshold: number
  readonly timeoutSeconds: number
}

const manifests: Manifest[] = []
for (const file of await readdir(FOLDER))
  manifests.push(
    ...parseAllDocuments(await readFile(`${FOLDER}/${file}`, 'utf8'), { merge: true }).map(
      (document): Manifest => document.toJS(),
    ),
  )

/** Findings of Kubernetes' own schema in a manifest, unknown keys included. */
async function problemsOf(manifest: Manifest): Promise<string[]> {
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

const find = (kind: string) => manifests.find((manifest) => manifest.kind === kind)

function deployment() {
  const { spec } = (find('Deployment') as Deployment).spec.template
  const [container] = spec.containers
  const env = Object.fromEntries(container.env.map(({ name, value }) => [name, value]))
  return { spec, container, config: parseConfig(env) }
}

describe('the Kubernetes manifests', () => {
  test.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
    "%s is what Kubernetes' schema asks for",
    async (_kind, manifest) => {
      expect(await problemsOf(manifest)).toEqual([])
    },
  )

  test('would be refused with a misspelt key, or a value of another kind', async () => {
    const probe = { httpGet: { path: '/livez', port: 'http' } }
    const withContainer = (more: object) => ({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'docs' },
      spec: {
        selector: { matchLabels: { a: 'b' } },
        template: {
          metadata: { labels: { a: 'b' } },
          spec: { containers: [{ name: 'docs', livenessProbe: probe, ...more }] },
        },
      },
    })
    expect(await problemsOf(withContainer({}))).toEqual([])
    expect(await problemsOf(withContainer({ redinessProbe: probe }))).toContain(
      '/spec/template/spec/containers/0/redinessProbe is unknown',
    )
    expect((await problemsOf(withContainer({ ports: [{ containerPort: 'http' }] })))[0]).toMatch(
      /containerPort must be integer/,
    )
  })

  test('hold what a deploy without a lost request needs', () => {
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'])
      expect(find(kind), kind).toBeDefined()
    const { spec, container, config } = deployment()
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
    const { spec } = deployment()
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
    for (const { securityContext, resources } of [...spec.initContainers, ...spec.containers]) {
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
    const { spec } = deployment()
    const images = [...spec.initContainers, ...spec.containers].map(({ image }) => image)
    expect(new Set(images).size).toBe(1)
    expect(images[0]).toMatch(/^registry\.example\/[\w-]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  })

  test('start as many replicas as the autoscaler keeps', () => {
    const autoscaler = find('HorizontalPodAutoscaler') as Manifest & { spec: { minReplicas: number } }
    expect((find('Deployment') as Deployment).spec.replicas).toBe(autoscaler.spec.minReplicas)
  })

  test("begin with the image's caches in a volume of limited size", async () => {
    const { spec, container, config } = deployment()
    const [{ command, volumeMounts }] = spec.initContainers
    expect(spec.volumes.find(({ name }) => name === 'cache')?.emptyDir?.sizeLimit).toMatch(/^\d+Mi$/)
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
    const { spec } = find('NetworkPolicy') as NetworkPolicy
    const { metadata } = (find('Deployment') as Deployment).spec.template
    expect(metadata.labels).toMatchObject(spec.podSelector.matchLabels)
    expect(spec.policyTypes).toEqual(['Ingress', 'Egress'])
    const open = spec.ingress.flatMap(({ ports }) => ports.map(({ port }) => port))
    expect(open).toEqual(deployment().container.ports.map(({ name }) => name))
    for (const { from } of spec.ingress) expect(from).not.toEqual([])
  })

  test("take what a shared host's documentation is from readers, and no probe", () => {
    const pathsOf = (name: string) => {
      const ingress = manifests.find(({ kind, metadata }) => kind === 'Ingress' && metadata.name === name)
      return (ingress as Ingress).spec.rules[0].http.paths.map(({ path }) => path)
    }
    expect(pathsOf('docs')).toEqual(['/docs', '/privacy-notice', '/terms', '/.well-known/security.txt'])
    expect(pathsOf('docs-searches')).toEqual([
      ...['/docs/search', '/docs/go', '/docs/api/search', '/docs/api/symbols', '/docs/mcp'],
    ])
  })
})
