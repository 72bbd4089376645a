import { Agent } from 'node:http'
import { type Answered, ask } from '../load/flood.ts'
import type { SiteProcess } from '../site-process.ts'

const CHECK_MS = 50

interface Target {
  readonly site: SiteProcess
  readonly agent: Agent
  ready: boolean
  readonly timer: NodeJS.Timeout
}

export interface Balancer {
  /** Sends requests to a process from now on, while it says that it is ready. */
  add(site: SiteProcess): void
  send(path: string, options?: { method?: string; body?: string }): Promise<Answered>
  close(): void
}

/** Acts as a proxy for replicas: asks which are ready, and tries another if a port is closed. */
export function createBalancer(): Balancer {
  const targets: Target[] = []
  const probes = new Agent()
  let turn = 0

  async function check(target: Target): Promise<void> {
    const { status } = await ask(`${target.site.url}/readyz`, probes).catch(() => ({ status: 0 }))
    target.ready = status === 200
  }

  return {
    add(site) {
      const agent = new Agent({ keepAlive: true })
      const target: Target = {
        site,
        agent,
        ready: true,
        timer: setInterval(() => void check(target), CHECK_MS),
      }
      targets.push(target)
    },
    async send(path, options) {
      const ready = targets.filter((target) => target.ready)
      const target = ready[turn++ % ready.length]
      if (!target) throw new Error('no replica is ready')
      try {
        return await ask(target.site.url + path, target.agent, options)
      } catch (error) {
        // Nothing was sent to a closed port, so that asking another is safe even for a POST.
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error
        target.ready = false
        return this.send(path, options)
      }
    },
    close() {
      for (const { agent, timer } of targets) {
        clearInterval(timer)
        agent.destroy()
      }
    },
  }
}
