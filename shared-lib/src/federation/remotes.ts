/** The three remotes, once: what tooling builds, hosts and publishes, and what the shell may load. */
export interface RemoteDefinition {
  /** Package and folder name. */
  id: RemoteId;
  /** Paths below which the remote draws pages. */
  mounts: readonly string[];
  /** Exposed doors → source files, relative to the remote's folder. */
  exposes: Readonly<Record<`./${string}`, string>>;
  /** Whether the shell server renders its pages. */
  ssr: boolean;
  /** Port of its host, and the variable that moves it. */
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
