import type { FastifyInstance } from 'fastify';
import type { RemoteId } from 'shared-lib/federation';
import { readRejections } from 'tooling/release/refused-releases';
import type { Health } from './health.ts';
import type { ReleaseSource } from './registry-watch.ts';

export interface HealthOptions {
  registry: ReleaseSource;
  registryFile: string;
  /** What is degraded. */
  health: Health;
  /** Remotes without which this shell must get no visitors: `REQUIRED_REMOTES`. */
  requiredRemotes: readonly RemoteId[];
}

/** `remote version` → why it no longer renders, for operators. The site itself works without it. */
const withdrawnReleases = ({ liveReleases }: ReleaseSource): Record<string, string> =>
  Object.fromEntries(
    [...liveReleases].flatMap(([name, { remote }]) =>
      Object.entries(remote.withdrawn ?? {}).map(([version, { reason }]) => [`${name} ${version}`, reason]),
    ),
  );

/** `remote version` → why it did not become live. */
const refusedReleases = async (location: Pick<HealthOptions, 'registryFile'>): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(await readRejections(location)).flatMap(([name, list]) =>
      list.map(({ version, reason }) => [`${name} ${version}`, reason]),
    ),
  );

/** For monitors: `/healthz` says whether the process works and what is degraded, `/readyz` whether it may get visitors. */
export const registerHealth = (server: FastifyInstance, options: HealthOptions): void => {
  const { registry, health, requiredRemotes } = options;
  server.get('/healthz', async (_request, reply) => {
    const degraded = health.faults;
    return reply.header('cache-control', 'no-store').send({
      status: Object.keys(degraded).length === 0 ? 'ok' : 'degraded',
      degraded,
      withdrawn: withdrawnReleases(registry),
      refused: await refusedReleases(options),
    });
  });
  server.get('/readyz', async (_request, reply) => {
    const missing = requiredRemotes.filter((id) => registry.liveReleases.get(id)?.current === undefined);
    reply.header('cache-control', 'no-store').code(missing.length === 0 ? 200 : 503);
    return missing.length === 0 ? { status: 'ready' } : { status: 'not ready', missing };
  });
};
