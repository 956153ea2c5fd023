import { Agent } from 'node:http';
import { table } from 'tooling/checks/table';
import * as z from 'zod/mini';
import { startJsonServer } from './json-server.ts';
import { startLargeSite } from './large-site.ts';
import { fetchText, percentile, runLoad, type LoadTarget } from './load.ts';

/** A typical size for json-server: a few thousand rows per table. */
const AMOUNTS = { users: 5000, articles: 1000, requests: 8000 };
const LOAD = { requests: 200, concurrency: 8 };
const TARGET_RATIO = 3;

const RESOURCES = ['users', 'sectors', 'services', 'contacts', 'feasibility-requests'];
const QUERIES = [
  '/sectors',
  '/services?_page=1&_limit=10',
  '/users?_page=1&_limit=10',
  '/users?_page=100&_limit=25&_sort=name,id&_order=asc,asc',
  '/users?role=consultant&_page=1&_limit=10',
  '/users?email_like=person-12&_start=0&_end=10',
  '/users?q=person-123&_page=1&_limit=10',
  '/contacts?_page=1&_limit=10&_sort=created_at,id&_order=desc,desc',
  '/feasibility-requests?status=in_progress&_page=1&_limit=25&_sort=updated_at,id&_order=desc,desc',
];

interface Throughput {
  /** Requests per second, median of the rounds. */
  perSecond: number;
  /** Milliseconds, over all requests. */
  p95: number;
}

export interface Comparison {
  query: string;
  ours: Throughput;
  /** Our API without cached responses, as after every write. */
  uncached: Throughput;
  jsonServer: Throughput;
  /** Our requests per second divided by those of json-server, median of the rounds. */
  ratio: number;
  uncachedRatio: number;
}

const ids = z.array(z.object({ id: z.number() }));

/**
 * A comparison is only fair when both APIs return the same rows in the same order with the same total.
 * @throws when they differ
 */
const assertSameRows = async (query: string, ours: LoadTarget, jsonServer: LoadTarget): Promise<void> => {
  const agent = new Agent();
  const [our, their] = [await fetchText(ours, agent), await fetchText(jsonServer, agent)];
  const summaryOf = ({ body, headers }: typeof our) =>
    JSON.stringify([ids.parse(JSON.parse(body)).map(({ id }) => id), headers['x-total-count'] ?? null]);
  // json-server sends a total only for paginated lists.
  const hasTotal = their.headers['x-total-count'] !== undefined;
  const isSame = hasTotal
    ? summaryOf(our) === summaryOf(their)
    : summaryOf({ ...our, headers: {} }) === summaryOf({ ...their, headers: {} });
  if (!isSame)
    throw new Error(
      `The responses to ${query} differ. Ours: ${summaryOf(our).slice(0, 200)}, json-server: ${summaryOf(their).slice(0, 200)}`,
    );
};

const throughputOf = (rounds: { perSecond: number; latencies: number[] }[]): Throughput => ({
  perSecond: percentile(
    rounds.map(({ perSecond }) => perSecond),
    0.5,
  ),
  p95: percentile(
    rounds.flatMap(({ latencies }) => latencies),
    0.95,
  ),
});

const measure = async (target: LoadTarget) => {
  const { latencies, elapsed } = await runLoad(target, LOAD);
  return { latencies, perSecond: (latencies.length / elapsed) * 1000 };
};

const compare = async (
  query: string,
  ours: LoadTarget,
  jsonServer: LoadTarget,
  rounds: number,
): Promise<Comparison> => {
  await assertSameRows(query, ours, jsonServer);
  const targets = { ours, uncached: { ...ours, isUncached: true }, jsonServer };
  for (const target of Object.values(targets)) await runLoad(target, LOAD);
  const measured: Record<keyof typeof targets, Awaited<ReturnType<typeof measure>>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Alternates the order, so that other load on the machine affects all targets equally.
    const first = round % 2 === 0 ? await measure(targets.ours) : undefined;
    const [second, third] = [await measure(targets.jsonServer), await measure(targets.uncached)];
    measured.push({ ours: first ?? (await measure(targets.ours)), jsonServer: second, uncached: third });
  }
  const ratioOf = (target: 'ours' | 'uncached') =>
    percentile(
      measured.map((round) => round[target].perSecond / round.jsonServer.perSecond),
      0.5,
    );
  return {
    query,
    ours: throughputOf(measured.map((round) => round.ours)),
    uncached: throughputOf(measured.map((round) => round.uncached)),
    jsonServer: throughputOf(measured.map((round) => round.jsonServer)),
    ratio: ratioOf('ours'),
    uncachedRatio: ratioOf('uncached'),
  };
};

/** Compares lists of our json-server dialect with json-server 0.17.4 on the same rows. */
export const compareWithJsonServer = async (
  rounds: number,
  progress: (line: string) => void,
): Promise<Comparison[]> => {
  progress('seeding a site for the comparison with json-server');
  const site = await startLargeSite(AMOUNTS);
  try {
    const jsonServer = await startJsonServer(site, RESOURCES);
    try {
      const comparisons: Comparison[] = [];
      for (const query of QUERIES) {
        progress(query);
        const ours = { url: `${site.origin}/api/admin${query}`, headers: { authorization: `Bearer ${site.token}` } };
        comparisons.push(await compare(query, ours, { url: jsonServer.origin + query }, rounds));
      }
      return comparisons;
    } finally {
      await jsonServer.stop();
    }
  } finally {
    await site.stop();
  }
};

export const comparisonLines = (comparisons: readonly Comparison[]): string[] => [
  `Lists compared with json-server 0.17.4 on the same rows (${AMOUNTS.users} users, ${AMOUNTS.requests} requests), ${LOAD.concurrency} concurrent clients. Our API also checks the session.`,
  'Load tools repeat the same URL. The column «uncached» shows our API without a cached response, as after every write.',
  '',
  ...table([
    [
      'list',
      'ours',
      'p95',
      'uncached',
      'p95',
      'json-server',
      'p95',
      'ratio',
      `target ${TARGET_RATIO}x`,
      'uncached ratio',
    ],
    ...comparisons.map(({ query, ours, uncached, jsonServer, ratio, uncachedRatio }) => [
      query,
      `${ours.perSecond.toFixed(0)}/s`,
      `${ours.p95.toFixed(1)} ms`,
      `${uncached.perSecond.toFixed(0)}/s`,
      `${uncached.p95.toFixed(1)} ms`,
      `${jsonServer.perSecond.toFixed(0)}/s`,
      `${jsonServer.p95.toFixed(1)} ms`,
      `${ratio.toFixed(1)}x`,
      ratio >= TARGET_RATIO ? 'met' : 'missed',
      `${uncachedRatio.toFixed(1)}x`,
    ]),
  ]),
];
