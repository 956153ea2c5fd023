import type { Health } from './health.ts';
import type { ReleaseSource } from './registry-watch.ts';
import type { ReleaseLocation } from './release.ts';

interface Options {
  releases: ReleaseSource;
  /** Rejects with the reason when a host does not give browsers its live release. */
  askHost(location: ReleaseLocation): Promise<void>;
  health: Health;
  /** Time between two rounds, in milliseconds. */
  intervalMs: number;
}

const checkHosts = async ({ releases, askHost, health }: Options): Promise<void> => {
  for (const [remote, { current, remote: entry }] of releases.liveReleases) {
    const integrity = current && entry.releases[current.version]?.integrity;
    if (!current || integrity === undefined) continue;
    const location = { remote, version: current.version, origin: entry.origin, integrity };
    const reason = await askHost(location).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    health.set(`host of ${remote}`, reason);
  }
};

/**
 * Asks the hosts for their live releases from time to time. The pages of a running shell go on when a host is down, but browsers get no
 * scripts.
 * @returns a function that ends it
 */
export const watchHosts = (options: Options): (() => void) => {
  let stopped = false;
  const round = async () => {
    await checkHosts(options);
    if (!stopped) timer = setTimeout(() => void round(), options.intervalMs).unref();
  };
  let timer = setTimeout(() => void round(), options.intervalMs).unref();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
