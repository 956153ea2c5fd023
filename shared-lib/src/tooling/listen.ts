import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';
import { onStopSignal } from './stop-signals.ts';

interface Place {
  /** What is being started, for the sentence of a refusal. */
  name: string;
  host: string;
  port: number;
  /** Variable that moves the port. */
  variable: string;
}

export const portTaken = ({ name, port, variable }: Pick<Place, 'name' | 'port' | 'variable'>): string =>
  `Port ${port} of ${name} is in use: stop what listens there, or give ${name} another port with ${variable}=<port>.`;

/**
 * Listens, and closes the server when the process is asked to end; requests in flight are finished first.
 * @throws {Refusal} when the port cannot be had
 */
export const listenOrRefuse = async (server: FastifyInstance, place: Place): Promise<void> => {
  try {
    await server.listen({ host: place.host, port: place.port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new Refusal(portTaken(place));
    if (code === 'EACCES')
      throw new Refusal(
        `Port ${place.port} of ${place.name} may not be opened by this user: give another with ${place.variable}=<port>.`,
      );
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new Refusal(`LISTEN_HOST="${place.host}" is not an address of this machine.`);
    throw error;
  }
  onStopSignal(() => void server.close());
};
