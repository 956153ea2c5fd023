import { join } from 'node:path';
import type { SiteConfig } from '../config.ts';
import { onStopSignal } from '../server/stop-signals.ts';
import { SiteService, type ServiceDefinition } from './service.ts';

export interface RunningSite {
  stop(): Promise<void>;
}

const print = (line: string) => console.error(line);

/**
 * Starts processes and waits until all are ready; when one cannot start, all are stopped.
 * @throws {CliError} from the process that could not start
 */
export const startServices = async (
  definitions: readonly ServiceDefinition[],
  config: SiteConfig,
): Promise<RunningSite> => {
  const services = definitions.map(
    (definition) => new SiteService(definition, { logsFolder: join(config.dataDir, 'logs'), print }),
  );
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
  };
  stopOnSignal(stop);
  const byName = new Map(services.map((service) => [service.definition.name, service]));
  const start = async (service: SiteService) => {
    const earlier = byName.get(service.definition.startsAfter ?? '');
    if (earlier) await earlier.ready();
    service.start();
    await service.ready();
  };
  try {
    await Promise.all(services.map(start));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
};

/** Stops everything in order on the first signal; a second signal exits at once. */
const stopOnSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  onStopSignal(() => {
    if (stopping) process.exit(1);
    stopping = true;
    print('\nStopping…');
    void stop().then(() => process.exit(0));
  });
};
