import { Agent, get } from 'node:http';
import { startTestSite } from 'testing/test-site';
import { table } from 'tooling/table';
import { percentile } from './median.ts';

const CONCURRENCY = 10;
const WARM_UP_MS = 2000;
const MEASURED_MS = 5000;
const RENDERERS = [1, 2] as const;

interface Throughput {
  renderers: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Compressed size of one response body. */
  bytes: number;
}

export interface RenderReport {
  route: string;
  concurrency: number;
  /** One per number of renderers. Percentiles are of all rounds, pages per second the median of the rounds. */
  shells: Throughput[];
  /** Pages per second with two renderers divided by those with one, median of the rounds. */
  ratio: number;
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

interface Round {
  durations: number[];
  bytes: number;
}

const perSecond = ({ durations }: Round): number => durations.length / (MEASURED_MS / 1000);
const medianOf = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

const throughputOf = (renderers: number, rounds: readonly Round[]): Throughput => {
  const sorted = rounds.flatMap(({ durations }) => durations).toSorted((a, b) => a - b);
  return {
    renderers,
    perSecond: medianOf(rounds.map(perSecond)),
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    bytes: rounds[0]?.bytes ?? 0,
  };
};

/**
 * Measures how many pages per second a shell renders with one renderer and with two, in turns, so that other load on the machine
 * affects both. It caches API responses for about a second, but no rendered pages.
 */
export const measureRender = async (route: string, rounds: number): Promise<RenderReport> => {
  const site = await startTestSite();
  try {
    const shells = [];
    for (const renderers of RENDERERS) shells.push(await site.startShell({ RENDERERS: `${renderers}` }));
    const urls = shells.map(({ origin }) => origin + route);
    for (const url of urls) await load(url, WARM_UP_MS);
    const measured: Round[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const pair: Round[] = [];
      for (const url of urls) pair.push(await load(url, MEASURED_MS));
      measured.push(pair);
    }
    for (const shell of shells) await shell.stop();
    return {
      route,
      concurrency: CONCURRENCY,
      shells: RENDERERS.map((renderers, index) =>
        throughputOf(
          renderers,
          measured.flatMap((pair) => pair[index] ?? []),
        ),
      ),
      ratio: medianOf(measured.map(([one, two]) => (one && two ? perSecond(two) / perSecond(one) : Number.NaN))),
    };
  } finally {
    await site.stop();
  }
};

export const renderLines = ({ route, concurrency, shells, ratio }: RenderReport): string[] => [
  `Server rendering of ${route}, one shell, ${concurrency} concurrent clients (they share the machine with it)`,
  '',
  ...table([
    ['renderers', 'pages/s', 'p50', 'p95', 'p99', 'response'],
    ...shells.map(({ renderers, perSecond: rate, p50, p95, p99, bytes }) => [
      String(renderers),
      rate.toFixed(0),
      `${p50.toFixed(1)} ms`,
      `${p95.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      `${(bytes / 1000).toFixed(1)} kB`,
    ]),
  ]),
  '',
  `Two renderers: ${ratio.toFixed(2)}x the pages of one`,
];
