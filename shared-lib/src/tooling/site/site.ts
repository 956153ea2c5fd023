import { join } from 'node:path';
import type { SiteConfig } from '../config.ts';
import { onStopSignal } from '../stop-signals.ts';
import { Service, type ServiceDefinition } from './service.ts';

export interface RunningSite {
  stop(): Promise<void>;
}

const say = (line: string) => console.error(line);

/**
 * Starts processes and waits until each answers; when one cannot start, all are stopped.
 * @throws {Refusal} the sentence of the one that could not start
 */
export const startServices = async (
  definitions: readonly ServiceDefinition[],
  config: SiteConfig,
): Promise<RunningSite> => {
  const services = definitions.map(
    (definition) => new Service(definition, { logsFolder: join(config.dataDir, 'logs'), say }),
  );
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
  };
  stopWhenAsked(stop);
  for (const service of services) service.start();
  try {
    await Promise.all(services.map((service) => service.ready()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
};

/** Everything is stopped in order; who asks a second time does not wait for it. */
const stopWhenAsked = (stop: () => Promise<void>): void => {
  let asked = false;
  onStopSignal(() => {
    if (asked) process.exit(1);
    asked = true;
    say('\nStopping…');
    void stop().then(() => process.exit(0));
  });
};
