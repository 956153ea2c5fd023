import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { portTaken } from '../listen.ts';
import { Refusal } from '../refusal.ts';
import type { ServiceDefinition } from './service.ts';

const isTaken = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(false)));
  });

/**
 * Looks at every port before anything is built or started.
 * @throws {Refusal} naming the first port that is in use
 */
export const refuseTakenPorts = async (services: readonly ServiceDefinition[], listenHost: string): Promise<void> => {
  const addresses = await lookup(listenHost, { all: true }).catch(() => {
    throw new Refusal(`LISTEN_HOST="${listenHost}" is not a name or address of this machine.`);
  });
  for (const { name, listens } of services)
    for (const { address } of addresses)
      if (listens && (await isTaken(address, listens.port))) throw new Refusal(portTaken({ name, ...listens }));
};
