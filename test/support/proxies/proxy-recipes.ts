import type { Program } from './debian-programs.ts'

/** Where a recipe of build/deploy/proxy is tried: a folder with its files and a certificate, and ports of the loopback. */
export interface Place {
  readonly folder: string
  readonly https: number
  readonly http: number
}

export interface Recipe {
  readonly program: Program
  /** The recipe's files, the first being the one that the program is given. */
  readonly files: readonly [string, ...string[]]
  /** Strings in the recipe with their replacements on this machine; each must occur. */
  readonly moved: (place: Place) => Readonly<Record<string, string>>
  readonly options: (config: string, place: Place) => readonly string[]
}

const APACHE_MODULES = '/usr/lib/apache2/modules'
const APACHE_NEEDS =
  'mpm_event authz_core headers slotmem_shm socache_shmcb ssl alias proxy proxy_http proxy_balancer lbmethod_byrequests'

export const RECIPES = {
  nginx: {
    program: 'nginx',
    files: [
      'nginx/nginx.conf',
      'nginx/edge.conf',
      'nginx/replicas.conf',
      'nginx/docs.conf',
      'nginx/pass.conf',
    ],
    moved: ({ folder, https, http }) => ({
      'listen 443': `listen 127.0.0.1:${https}`,
      'listen 80': `listen 127.0.0.1:${http}`,
      ...nginxFolders(folder),
    }),
    options: nginxOptions,
  },
  'nginx without TLS': {
    program: 'nginx',
    files: ['nginx/plain.conf', 'nginx/replicas.conf', 'nginx/docs.conf', 'nginx/pass.conf'],
    moved: ({ folder, http }) => ({
      'listen 80': `listen 127.0.0.1:${http}`,
      ...nginxFolders(folder),
    }),
    options: nginxOptions,
  },
  HAProxy: {
    program: 'haproxy',
    files: ['haproxy.cfg'],
    moved: ({ folder, https, http }) => ({
      'bind :443': `bind 127.0.0.1:${https}`,
      'bind :80': `bind 127.0.0.1:${http}`,
      '/etc/haproxy': folder,
    }),
    options: (config) => ['-db', '-f', config],
  },
  Caddy: {
    program: 'caddy',
    files: ['Caddyfile'],
    moved: ({ folder, https, http }) => ({
      'https_port 443': `https_port ${https}\n\tadmin off\n\tdefault_bind 127.0.0.1`,
      'http_port 80': `http_port ${http}`,
      '/etc/caddy': folder,
    }),
    options: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
  },
  Apache: {
    program: 'apache2',
    files: ['apache.conf'],
    moved: ({ folder, https, http }) => ({
      '*:443': `127.0.0.1:${https}`,
      '*:80': `127.0.0.1:${http}`,
      '/etc/apache2': folder,
      '/var/log/apache2': folder,
    }),
    options: (config, place) => [
      '-DFOREGROUND',
      ...apacheSetup(place).flatMap((line) => ['-C', line]),
      '-f',
      config,
    ],
  },
} as const satisfies Record<string, Recipe>

export type RecipeName = keyof typeof RECIPES

/** Where an ordinary user may write. */
const nginxFolders = (folder: string): Record<string, string> => ({
  '/run/nginx.pid': `${folder}/nginx.pid`,
  '/var/log/nginx': folder,
  'http {': `http { ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')}`,
})

function nginxOptions(config: string, { folder }: Place): string[] {
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  return ['-e', 'stderr', '-p', folder, '-c', config, '-g', `${user}daemon off;`]
}

const apacheSetup = ({ folder, https, http }: Place): string[] => [
  `ServerRoot ${folder}`,
  `PidFile ${folder}/apache.pid`,
  'ServerName docs.example',
  `ErrorLog ${folder}/error.log`,
  ...APACHE_NEEDS.split(' ').map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`),
  `Listen 127.0.0.1:${https}`,
  `Listen 127.0.0.1:${http}`,
]
