import { Agent } from 'node:http';
import { table } from 'shared-lib/tooling/table';
import * as z from 'zod/mini';
import { startJsonServer } from './json-server.ts';
import { startLargeSite } from './large-site.ts';
import { ask, load, percentile, type Target } from './load.ts';

/** As much as json-server is used for: a few thousand rows of each kind. */
const AMOUNTS = { users: 5000, articles: 1000, requests: 8000 };
const CALLERS = { calls: 200, atOnce: 8 };
const BAR = 3;

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

interface Side {
  /** Median of the rounds. */
  perSecond: number;
  /** Milliseconds, of all calls. */
  p95: number;
}

export interface Comparison {
  query: string;
  ours: Side;
  /** Ours, where every answer is made from the database: as after a write. */
  anew: Side;
  theirs: Side;
  /** Our requests per second in theirs: the median of the rounds. */
  ratio: number;
  ratioAnew: number;
}

const ids = z.array(z.object({ id: z.number() }));

/** Only what does the same work can be compared: the same rows, in the same order, of the same number. */
const refuseDifference = async (query: string, ours: Target, theirs: Target): Promise<void> => {
  const agent = new Agent();
  const [one, other] = [await ask(ours, agent), await ask(theirs, agent)];
  const seen = ({ body, headers }: typeof one) =>
    JSON.stringify([ids.parse(JSON.parse(body)).map(({ id }) => id), headers['x-total-count'] ?? null]);
  // json-server counts where pages are asked for only.
  const bothCount = other.headers['x-total-count'] !== undefined;
  const same = bothCount
    ? seen(one) === seen(other)
    : seen({ ...one, headers: {} }) === seen({ ...other, headers: {} });
  if (!same)
    throw new Error(`The two answer ${query} differently: ${seen(one).slice(0, 200)} and ${seen(other).slice(0, 200)}`);
};

const sideOf = (rounds: { perSecond: number; waits: number[] }[]): Side => ({
  perSecond: percentile(
    rounds.map(({ perSecond }) => perSecond),
    0.5,
  ),
  p95: percentile(
    rounds.flatMap(({ waits }) => waits),
    0.95,
  ),
});

const measure = async (target: Target) => {
  const { waits, elapsed } = await load(target, CALLERS);
  return { waits, perSecond: (waits.length / elapsed) * 1000 };
};

const compare = async (query: string, ours: Target, theirs: Target, rounds: number): Promise<Comparison> => {
  await refuseDifference(query, ours, theirs);
  const targets = { ours, anew: { ...ours, isAnew: true }, theirs };
  for (const target of Object.values(targets)) await load(target, CALLERS);
  const measured: Record<keyof typeof targets, Awaited<ReturnType<typeof measure>>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // In turn, so that what else the machine does hits all.
    const first = round % 2 === 0 ? await measure(targets.ours) : undefined;
    const [second, third] = [await measure(targets.theirs), await measure(targets.anew)];
    measured.push({ ours: first ?? (await measure(targets.ours)), theirs: second, anew: third });
  }
  const ratioOf = (side: 'ours' | 'anew') =>
    percentile(
      measured.map((round) => round[side].perSecond / round.theirs.perSecond),
      0.5,
    );
  return {
    query,
    ours: sideOf(measured.map((round) => round.ours)),
    anew: sideOf(measured.map((round) => round.anew)),
    theirs: sideOf(measured.map((round) => round.theirs)),
    ratio: ratioOf('ours'),
    ratioAnew: ratioOf('anew'),
  };
};

/** Lists of the dialect beside json-server 0.17.4, on the same rows. */
export const compareWithJsonServer = async (
  rounds: number,
  progress: (line: string) => void,
): Promise<Comparison[]> => {
  progress('filling a site for the comparison with json-server');
  const site = await startLargeSite(AMOUNTS);
  try {
    const other = await startJsonServer(site, RESOURCES);
    try {
      const comparisons: Comparison[] = [];
      for (const query of QUERIES) {
        progress(query);
        const ours = { url: `${site.origin}/api/admin${query}`, headers: { authorization: `Bearer ${site.token}` } };
        comparisons.push(await compare(query, ours, { url: other.origin + query }, rounds));
      }
      return comparisons;
    } finally {
      await other.stop();
    }
  } finally {
    await site.stop();
  }
};

export const comparisonLines = (comparisons: readonly Comparison[]): string[] => [
  `Lists beside json-server 0.17.4 on the same rows (${AMOUNTS.users} users, ${AMOUNTS.requests} requests), ${CALLERS.atOnce} callers at once; ours also looks at who calls.`,
  'The same address again and again, as load tools ask; «anew» is ours where no answer that is kept fits, as after every write.',
  '',
  ...table([
    ['list', 'ours', 'p95', 'anew', 'p95', 'json-server', 'p95', 'ratio', `bar ${BAR}x`, 'anew'],
    ...comparisons.map(({ query, ours, anew, theirs, ratio, ratioAnew }) => [
      query,
      `${ours.perSecond.toFixed(0)}/s`,
      `${ours.p95.toFixed(1)} ms`,
      `${anew.perSecond.toFixed(0)}/s`,
      `${anew.p95.toFixed(1)} ms`,
      `${theirs.perSecond.toFixed(0)}/s`,
      `${theirs.p95.toFixed(1)} ms`,
      `${ratio.toFixed(1)}x`,
      ratio >= BAR ? 'met' : 'missed',
      `${ratioAnew.toFixed(1)}x`,
    ]),
  ]),
];
