import type { FastifyInstance } from 'fastify';
import { CliError } from '../cli-error.ts';
import { onStopSignal } from './stop-signals.ts';

interface ListenOptions {
  /** Name of the process, for error messages. */
  name: string;
  host: string;
  port: number;
  /** Environment variable that sets the port. */
  variable: string;
}

export const portInUseMessage = ({ name, port, variable }: Pick<ListenOptions, 'name' | 'port' | 'variable'>): string =>
  `Port ${port} of ${name} is in use: stop what listens there, or give ${name} another port with ${variable}=<port>.`;

/**
 * Starts listening, and closes the server on a stop signal after the requests in flight have finished. A server that cannot
 * listen is closed too, because its child processes and timers would keep the process alive.
 * @throws {CliError} when the port is in use or may not be opened, or the host is not one of this machine
 */
export const startListening = async (server: FastifyInstance, options: ListenOptions): Promise<void> => {
  try {
    await server.listen({ host: options.host, port: options.port });
  } catch (error) {
    await server.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new CliError(portInUseMessage(options));
    if (code === 'EACCES')
      throw new CliError(
        `Port ${options.port} of ${options.name} may not be opened by this user: give another with ${options.variable}=<port>.`,
      );
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new CliError(`LISTEN_HOST="${options.host}" is not an IP address of this machine.`);
    throw error;
  }
  onStopSignal(() => void server.close());
};
