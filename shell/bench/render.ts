import { Agent, get } from 'node:http';
import { startTestSite } from 'testing/test-site';
import { table } from 'tooling/table';

const CONCURRENCY = 10;
const WARM_UP_MS = 2000;
const MEASURED_MS = 10_000;

export interface RenderReport {
  route: string;
  concurrency: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Compressed size of one response body. */
  bytes: number;
}

const fetchPage = (url: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => {
        if (response.statusCode === 200 && response.headers['x-drawn-by'] === 'server') resolve(bytes);
        else
          reject(
            new Error(`${url}: status ${response.statusCode}, rendered by ${String(response.headers['x-drawn-by'])}`),
          );
      });
      response.on('error', reject);
    });
    request.on('error', reject);
  });

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Requests a page repeatedly with concurrent clients, and measures the duration of each request in milliseconds. */
const load = async (url: string, durationMs: number): Promise<{ durations: number[]; bytes: number }> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const durations: number[] = [];
  let bytes = 0;
  const until = performance.now() + durationMs;
  const client = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      bytes = await fetchPage(url, agent);
      durations.push(performance.now() - start);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, client));
  } finally {
    agent.destroy();
  }
  return { durations, bytes };
};

/** Measures how many pages per second one shell process renders. It caches API responses for about a second, but no rendered pages. */
export const measureRender = async (route: string): Promise<RenderReport> => {
  const site = await startTestSite();
  try {
    const url = site.origin + route;
    await load(url, WARM_UP_MS);
    const { durations, bytes } = await load(url, MEASURED_MS);
    const sorted = durations.toSorted((a, b) => a - b);
    return {
      route,
      concurrency: CONCURRENCY,
      perSecond: durations.length / (MEASURED_MS / 1000),
      p50: percentile(sorted, 0.5),
      p95: percentile(sorted, 0.95),
      p99: percentile(sorted, 0.99),
      bytes,
    };
  } finally {
    await site.stop();
  }
};

export const renderLines = ({ route, concurrency, perSecond, p50, p95, p99, bytes }: RenderReport): string[] => [
  `Server rendering of ${route}, one process, ${concurrency} concurrent clients (they share the machine with it)`,
  '',
  ...table([
    ['requests/s', 'p50', 'p95', 'p99', 'response'],
    [
      perSecond.toFixed(0),
      `${p50.toFixed(1)} ms`,
      `${p95.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      `${(bytes / 1000).toFixed(1)} kB`,
    ],
  ]),
];
