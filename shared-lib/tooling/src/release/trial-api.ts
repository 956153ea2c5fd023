import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { roles, user } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';
import { ROOT } from '../config.ts';

const PROGRAM = join(ROOT, 'mock-api/src/samples/sample-api.ts');
const RESPONSE_DEADLINE_MS = 2000;

const signedIn = z.object({ token: z.string(), user });
const sample = z.object({
  origin: z.string(),
  /** A session of each role. */
  sessions: z.record(z.enum(roles), signedIn),
});
/** APIs with sample data for pages of signed-in users: one has rows in every list, the other is like the API of a new site. */
export const sampleApis = z.object({ rows: sample, empty: sample });
export type SampleApis = z.infer<typeof sampleApis>;

/** The APIs that a trial uses. */
export interface TrialApis {
  /** Origin of the API with public content: that of the site, or the sample with rows while that one does not respond. */
  contentOrigin: string;
  samples: SampleApis;
}

interface TrialApiOptions {
  /** Origin of the API of the site. */
  apiOrigin: string;
  log(line: string): void;
}

const isReady = async (apiOrigin: string): Promise<boolean> => {
  try {
    const response = await fetch(`${apiOrigin}/readyz`, { signal: AbortSignal.timeout(RESPONSE_DEADLINE_MS) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
};

/** Starts the APIs with sample data in a process of its own. Closing its standard input ends it. */
const startSamples = async (log: TrialApiOptions['log']): Promise<{ samples: SampleApis; stop(): void }> => {
  // A path only: the environment of the site names its database.
  const child = spawn(process.execPath, [PROGRAM], { env: {}, stdio: ['pipe', 'pipe', 'pipe'] });
  createInterface({ input: child.stderr }).on('line', (line) => log(`sample API: ${line}`));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).once('line', resolve);
  child.once('error', reject);
  child.once('close', (code) => reject(new CliError(`The sample API for the trial ended with code ${code}`)));
  const stop = () => child.stdin.end();
  return { samples: sampleApis.parse(JSON.parse(await promise)), stop };
};

/**
 * Runs a trial with APIs of sample data, and with the public content of the site's API while that responds, so that pages are rendered
 * with their content in any case.
 * @throws what `runTrial` throws
 */
export const withTrialApis = async <Result>(
  { apiOrigin, log }: TrialApiOptions,
  runTrial: (apis: TrialApis) => Promise<Result>,
): Promise<Result> => {
  const [isSiteReady, { samples, stop }] = await Promise.all([isReady(apiOrigin), startSamples(log)]);
  if (!isSiteReady) log(`The API at ${apiOrigin} does not respond; the release is tried with sample data.`);
  try {
    return await runTrial({ contentOrigin: isSiteReady ? apiOrigin : samples.rows.origin, samples });
  } finally {
    stop();
  }
};
