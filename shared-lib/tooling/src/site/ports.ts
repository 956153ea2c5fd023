import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { portInUseMessage } from '../server/listen.ts';
import { CliError } from '../cli-error.ts';
import type { ServiceDefinition } from './service.ts';

const isInUse = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(false)));
  });

/**
 * Checks every port, before anything is built or started.
 * @throws {CliError} naming the first port that is in use
 */
export const assertPortsFree = async (services: readonly ServiceDefinition[], listenHost: string): Promise<void> => {
  const addresses = await lookup(listenHost, { all: true }).catch(() => {
    throw new CliError(`LISTEN_HOST="${listenHost}" is not a name or IP address of this machine.`);
  });
  for (const { name, listens } of services)
    for (const { address } of addresses)
      if (listens && (await isInUse(address, listens.port))) throw new CliError(portInUseMessage({ name, ...listens }));
};
