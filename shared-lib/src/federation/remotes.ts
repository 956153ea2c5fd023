import { mountsOf, type RemoteId } from './areas.ts';

/** How tooling builds, hosts and publishes a remote. */
export interface RemoteDefinition {
  /** Package and folder name. */
  id: RemoteId;
  /** Path prefixes whose pages the remote renders. */
  mounts: readonly string[];
  /** Exposed module → source file, relative to the folder of the remote. */
  exposes: Readonly<Record<`./${string}`, string>>;
  /** Whether the shell server renders its pages that are open to everybody. */
  ssr: boolean;
  /** Default port of its host, and the environment variable that overrides it. */
  port: { variable: string; fallback: number };
}

export const remotes: Record<RemoteId, RemoteDefinition> = {
  'remote-public': {
    id: 'remote-public',
    mounts: mountsOf('remote-public'),
    exposes: { './routes': './src/routes.tsx' },
    ssr: true,
    port: { variable: 'PUBLIC_PORT', fallback: 3001 },
  },
  'remote-account': {
    id: 'remote-account',
    mounts: mountsOf('remote-account'),
    exposes: { './routes': './src/routes.tsx' },
    ssr: true,
    port: { variable: 'ACCOUNT_PORT', fallback: 3002 },
  },
  'remote-admin': {
    id: 'remote-admin',
    mounts: mountsOf('remote-admin'),
    exposes: { './login': './src/login.tsx', './routes': './src/routes.tsx' },
    ssr: false,
    port: { variable: 'ADMIN_PORT', fallback: 3003 },
  },
};
