import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { CliError } from '../cli-error.ts';
import { ROOT } from '../config.ts';

const PROGRAM = join(ROOT, 'mock-api/src/sample-api.ts');
const RESPONSE_DEADLINE_MS = 2000;

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

/** Starts an API with sample data in a process of its own. Closing its standard input ends it. */
const startSampleApi = async (log: TrialApiOptions['log']): Promise<{ origin: string; stop(): void }> => {
  // A path only: the environment of the site names its database.
  const child = spawn(process.execPath, [PROGRAM], { env: {}, stdio: ['pipe', 'pipe', 'pipe'] });
  createInterface({ input: child.stderr }).on('line', (line) => log(`sample API: ${line}`));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).once('line', resolve);
  child.once('error', reject);
  child.once('close', (code) => reject(new CliError(`The sample API for the trial ended with code ${code}`)));
  const stop = () => child.stdin.end();
  return { origin: await promise, stop };
};

/**
 * Runs a trial with the API of the site, or with an API of sample data while that one does not respond, so that pages are
 * rendered with their content in any case.
 * @throws what `runTrial` throws
 */
export const withTrialApi = async (
  { apiOrigin, log }: TrialApiOptions,
  runTrial: (apiOrigin: string) => Promise<void>,
): Promise<void> => {
  if (await isReady(apiOrigin)) return runTrial(apiOrigin);
  log(`The API at ${apiOrigin} does not respond; the release is tried with sample data.`);
  const api = await startSampleApi(log);
  try {
    await runTrial(api.origin);
  } finally {
    api.stop();
  }
};
