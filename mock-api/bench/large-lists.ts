import { table } from 'shared-lib/tooling/table';
import { countries, givenNames, projects } from '../src/seed/large/phrases.ts';
import { startLargeSite, type LargeSite } from './large-site.ts';
import { load, percentile } from './load.ts';

/** A hundred thousand rows in one list, and a hundred thousand in a table that three lists share. */
const AMOUNTS = { users: 100_000, articles: 20_000, requests: 100_000 };
const CALLS = 20;
const P95_BAR_MS = 50;
const DEPTH_BAR = 2;

const [name = ''] = givenNames;
const [country = ''] = countries;
const [project = ''] = projects;

const lists = {
  'first page': '/users?_page=1&_limit=10',
  filtered: '/users?status=suspended&_page=1&_limit=10',
  'filtered by two': `/users?role=consultant&country=${country}&_page=1&_limit=25`,
  'by a number': '/users?id=500&id=70000&id=99999',
  'since a day': '/users?created_at_gte=2026-01-01&_page=1&_limit=25',
  'sorted by name': '/users?_page=1&_limit=25&_sort=name&_order=asc',
  'newest first': '/users?_page=1&_limit=25&_sort=created_at&_order=desc',
  'last sign-in first': '/users?_page=1&_limit=25&_sort=last_login_at&_order=desc',
  'filtered and sorted': '/users?role=client&_page=1&_limit=25&_sort=name&_order=desc',
  'searched: a few': '/users?q=person-4711&_page=1&_limit=25',
  'searched: many': `/users?q=${name}&_page=1&_limit=25`,
  'searched: two words': `/users?q=${name} ${country}&_page=1&_limit=25&_sort=created_at&_order=desc`,
  'searched: none': '/users?q=nobody-is-called-so&_page=1&_limit=25',
  'searched: two letters': '/users?q=zz&_page=1&_limit=25',
  'a part of a field': '/users?email_like=son-99&_page=1&_limit=25',
  'messages, newest first': '/contacts?_page=1&_limit=25&_sort=created_at&_order=desc',
  'messages by state': '/contacts?status=new&_page=1&_limit=25&_sort=created_at&_order=desc',
  'messages by change': '/contacts?_page=1&_limit=25&_sort=updated_at&_order=desc',
  'messages searched': `/contacts?q=${project}&_page=1&_limit=25&_sort=created_at&_order=desc`,
  'requests of a state': '/feasibility-requests?status=in_progress&_page=1&_limit=25&_sort=due_at&_order=asc',
} as const;

/** Lists whose page 1000 is compared with page 1. */
const depths = {
  'users by number': '/users?_limit=25',
  'users by name': '/users?_limit=25&_sort=name&_order=asc',
  'users, newest first': '/users?_limit=25&_sort=created_at&_order=desc',
  'messages, newest first': '/contacts?_limit=25&_sort=created_at&_order=desc',
  searched: '/users?q=person&_limit=25&_sort=created_at&_order=desc',
} as const;

interface Measured {
  list: string;
  path: string;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

interface Deep {
  list: string;
  first: number;
  deep: number;
  /** Median of the rounds. */
  ratio: number;
}

export interface ListReport {
  lists: Measured[];
  depths: Deep[];
}

const measure = async ({ origin, token }: LargeSite, path: string, calls: number): Promise<number[]> => {
  const target = {
    url: encodeURI(`${origin}/api/admin${path}`),
    headers: { authorization: `Bearer ${token}` },
    isAnew: true,
  };
  return (await load(target, { calls, atOnce: 1 })).waits;
};

const measureLists = async (site: LargeSite, rounds: number): Promise<Measured[]> => {
  const waits = new Map<string, number[]>();
  for (const path of Object.values(lists)) await measure(site, path, 3);
  for (let round = 0; round < rounds; round += 1)
    for (const path of Object.values(lists))
      waits.set(path, [...(waits.get(path) ?? []), ...(await measure(site, path, CALLS))]);
  return Object.entries(lists).map(([list, path]) => ({
    list,
    path,
    p50: percentile(waits.get(path) ?? [], 0.5),
    p95: percentile(waits.get(path) ?? [], 0.95),
  }));
};

const measureDepths = async (site: LargeSite, rounds: number): Promise<Deep[]> => {
  const found: Deep[] = [];
  for (const [list, path] of Object.entries(depths)) {
    const pairs: { first: number; deep: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [first, deep] = [
        await measure(site, `${path}&_page=1`, CALLS),
        await measure(site, `${path}&_page=1000`, CALLS),
      ];
      pairs.push({ first: percentile(first, 0.5), deep: percentile(deep, 0.5) });
    }
    const median = (of: (pair: (typeof pairs)[number]) => number) => percentile(pairs.map(of), 0.5);
    found.push({
      list,
      first: median(({ first }) => first),
      deep: median(({ deep }) => deep),
      ratio: median(({ first, deep }) => deep / first),
    });
  }
  return found;
};

/** Lists of the administration over a hundred thousand rows. */
export const measureLargeLists = async (rounds: number, progress: (line: string) => void): Promise<ListReport> => {
  progress('filling a site with a hundred thousand users and as many requests');
  const site = await startLargeSite(AMOUNTS);
  try {
    progress('lists');
    const measured = await measureLists(site, rounds);
    progress('page 1000');
    return { lists: measured, depths: await measureDepths(site, rounds) };
  } finally {
    await site.stop();
  }
};

const ms = (value: number) => `${value.toFixed(1)} ms`;
const verdict = (met: boolean) => (met ? 'met' : 'missed');

export const listLines = (report: ListReport): string[] => [
  `Lists of the administration over ${AMOUNTS.users} users and ${AMOUNTS.requests} requests, one caller, every answer made anew`,
  '',
  ...table([
    ['list', 'p50', 'p95', `bar ${P95_BAR_MS} ms`],
    ...report.lists.map(({ list, p50, p95 }) => [list, ms(p50), ms(p95), verdict(p95 <= P95_BAR_MS)]),
  ]),
  '',
  ...table([
    ['page 1000 beside page 1', 'page 1', 'page 1000', 'ratio', `bar ${DEPTH_BAR}x`],
    ...report.depths.map(({ list, first, deep, ratio }) => [
      list,
      ms(first),
      ms(deep),
      `${ratio.toFixed(2)}x`,
      verdict(ratio <= DEPTH_BAR),
    ]),
  ]),
];
