import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { ROOT } from '#build/paths.ts'
import { parseConfig } from '#server/config.ts'
import { watchReads } from '#test/support/watch-reads.ts'

const FOLDER = `${ROOT}build/deploy/kubernetes`

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
}

interface Deployment extends Manifest {
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly terminationGracePeriodSeconds: number
        readonly containers: readonly [Container]
      }
    }
  }
}

interface Container {
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

/** What Kubernetes' own schema says against a manifest, keys that it does not know included. */
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

  test('give the container nothing that it does not need', () => {
    const { spec, container } = deployment()
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
    expect(container).toMatchObject({
      securityContext: {
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      },
    })
  })
})
