/** The three remotes: tooling builds, hosts and publishes them, and the shell may load no others. */
export interface RemoteDefinition {
  /** Package and folder name. */
  id: RemoteId;
  /** Path prefixes whose pages the remote renders. */
  mounts: readonly string[];
  /** Exposed module → source file, relative to the folder of the remote. */
  exposes: Readonly<Record<`./${string}`, string>>;
  /** Whether the shell server renders its pages. */
  ssr: boolean;
  /** Default port of its host, and the environment variable that overrides it. */
  port: { variable: string; fallback: number };
}

export const remoteIds = ['remote-public', 'remote-account', 'remote-admin'] as const;
export type RemoteId = (typeof remoteIds)[number];

export const remotes: Record<RemoteId, RemoteDefinition> = {
  'remote-public': {
    id: 'remote-public',
    mounts: ['/'],
    exposes: { './routes': './src/routes.tsx' },
    ssr: true,
    port: { variable: 'PUBLIC_PORT', fallback: 3001 },
  },
  'remote-account': {
    id: 'remote-account',
    mounts: ['/auth', '/dashboard', '/claim'],
    exposes: { './routes': './src/routes.tsx' },
    ssr: false,
    port: { variable: 'ACCOUNT_PORT', fallback: 3002 },
  },
  'remote-admin': {
    id: 'remote-admin',
    mounts: ['/admin'],
    exposes: { './login': './src/login.tsx', './routes': './src/routes.tsx' },
    ssr: false,
    port: { variable: 'ADMIN_PORT', fallback: 3003 },
  },
};

export const isRemoteId = (name: string): name is RemoteId => remoteIds.some((id) => id === name);
