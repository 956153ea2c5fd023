import { Agent, get } from 'node:http';
import { startTestSite } from 'shared-lib/testing/test-site';
import { table } from 'shared-lib/tooling/table';

const AT_ONCE = 10;
const WARM_UP_MS = 2000;
const MEASURED_MS = 10_000;

export interface RenderReport {
  route: string;
  atOnce: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Bytes of one answer as it came, compressed. */
  bytes: number;
}

const ask = (address: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => {
        if (answer.statusCode === 200 && answer.headers['x-drawn-by'] === 'server') resolve(bytes);
        else
          reject(
            new Error(`${address} answered ${answer.statusCode}, drawn by ${String(answer.headers['x-drawn-by'])}`),
          );
      });
      answer.on('error', reject);
    });
    request.on('error', reject);
  });

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Asks for a page over and over, ten visitors at once, and tells how long each waited. */
const load = async (address: string, forMs: number): Promise<{ waits: number[]; bytes: number }> => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const waits: number[] = [];
  let bytes = 0;
  const until = performance.now() + forMs;
  const visitor = async () => {
    while (performance.now() < until) {
      const asked = performance.now();
      bytes = await ask(address, agent);
      waits.push(performance.now() - asked);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  } finally {
    agent.destroy();
  }
  return { waits, bytes };
};

/** How many pages one shell process draws; data of the API is at most a second old, no page is kept whole. */
export const measureRender = async (route: string): Promise<RenderReport> => {
  const site = await startTestSite();
  try {
    const address = site.origin + route;
    await load(address, WARM_UP_MS);
    const { waits, bytes } = await load(address, MEASURED_MS);
    const sorted = waits.toSorted((a, b) => a - b);
    return {
      route,
      atOnce: AT_ONCE,
      perSecond: waits.length / (MEASURED_MS / 1000),
      p50: percentile(sorted, 0.5),
      p95: percentile(sorted, 0.95),
      p99: percentile(sorted, 0.99),
      bytes,
    };
  } finally {
    await site.stop();
  }
};

export const renderLines = ({ route, atOnce, perSecond, p50, p95, p99, bytes }: RenderReport): string[] => [
  `Server rendering of ${route}, one process, ${atOnce} visitors at once (they share the machine with it)`,
  '',
  ...table([
    ['requests/s', 'p50', 'p95', 'p99', 'answer'],
    [
      perSecond.toFixed(0),
      `${p50.toFixed(1)} ms`,
      `${p95.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      `${(bytes / 1000).toFixed(1)} kB`,
    ],
  ]),
];
