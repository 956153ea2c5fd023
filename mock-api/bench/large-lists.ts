import { table } from 'tooling/checks/table';
import { countries, givenNames, projects } from '../src/seed/large/phrases.ts';
import { startLargeSite, type LargeSite } from './large-site.ts';
import { percentile, runLoad } from './load.ts';

/** 100,000 rows in one list, and 100,000 in a table that three lists share. */
const AMOUNTS = { users: 100_000, articles: 20_000, requests: 100_000 };
const REQUESTS = 20;
const P95_TARGET_MS = 50;
/** For responses that combine several lists. */
const COMBINED_TARGET_MS = 100;
const COMBINED = /^\/(?:summary|stats|search)\b/;
const DEPTH_TARGET = 2;

const [name = ''] = givenNames;
const [country = ''] = countries;
const [project = ''] = projects;

const lists = {
  'first page': '/users?_page=1&_limit=10',
  filtered: '/users?status=suspended&_page=1&_limit=10',
  'two filters': `/users?role=consultant&country=${country}&_page=1&_limit=25`,
  'by ids': '/users?id=500&id=70000&id=99999',
  'since a date': '/users?created_at_gte=2026-01-01&_page=1&_limit=25',
  'sorted by name': '/users?_page=1&_limit=25&_sort=name&_order=asc',
  'newest first': '/users?_page=1&_limit=25&_sort=created_at&_order=desc',
  'last sign-in first': '/users?_page=1&_limit=25&_sort=last_login_at&_order=desc',
  'filtered and sorted': '/users?role=client&_page=1&_limit=25&_sort=name&_order=desc',
  'search: few matches': '/users?q=person-4711&_page=1&_limit=25',
  'search: many matches': `/users?q=${name}&_page=1&_limit=25`,
  'search: two words': `/users?q=${name} ${country}&_page=1&_limit=25&_sort=created_at&_order=desc`,
  'search: no match': '/users?q=nobody-is-called-so&_page=1&_limit=25',
  'search: two characters': '/users?q=zz&_page=1&_limit=25',
  'part of a field': '/users?email_like=son-99&_page=1&_limit=25',
  'messages, newest first': '/contacts?_page=1&_limit=25&_sort=created_at&_order=desc',
  'messages by status': '/contacts?status=new&_page=1&_limit=25&_sort=created_at&_order=desc',
  'messages by last change': '/contacts?_page=1&_limit=25&_sort=updated_at&_order=desc',
  'messages, search': `/contacts?q=${project}&_page=1&_limit=25&_sort=created_at&_order=desc`,
  'inbox, newest first': '/requests?view=all&_page=1&_limit=25&_sort=created_at&_order=desc',
  'inbox, open by deadline': '/requests?view=active&_page=1&_limit=25&_sort=clock_due_at&_order=asc',
  'inbox, unread': '/requests?view=unread&_page=1&_limit=25&_sort=updated_at&_order=desc',
  'inbox, overdue': '/requests?view=overdue&_page=1&_limit=25&_sort=clock_due_at&_order=asc',
  'inbox, new of a sector': '/requests?view=new&sector_id=2&_page=1&_limit=25&_sort=created_at&_order=desc',
  'inbox, reached a stage': '/requests?view=all&reached=quoted&_page=1&_limit=25&_sort=created_at&_order=desc',
  'inbox, search': `/requests?view=all&q=${project}&_page=1&_limit=25&_sort=created_at&_order=desc`,
  'counts of the inbox': '/summary',
  'figures of 30 days': '/stats?days=30',
  'figures of a year': '/stats?days=365',
  'search of everything': `/search?q=${project}`,
  'search by reference': '/search?q=FS-2025-000007',
  'search of two characters': '/search?q=zz',
  'articles, last change first': '/articles?_page=1&_limit=25&_sort=updated_at&_order=desc',
  'requests by status': '/feasibility-requests?status=in_progress&_page=1&_limit=25&_sort=due_at&_order=asc',
} as const;

/** Lists whose page 1000 is compared with page 1. */
const depths = {
  'users by id': '/users?_limit=25',
  'users by name': '/users?_limit=25&_sort=name&_order=asc',
  'users, newest first': '/users?_limit=25&_sort=created_at&_order=desc',
  'messages, newest first': '/contacts?_limit=25&_sort=created_at&_order=desc',
  search: '/users?q=person&_limit=25&_sort=created_at&_order=desc',
} as const;

interface ListLatency {
  list: string;
  path: string;
  /** Latencies in milliseconds. */
  p50: number;
  p95: number;
}

interface DepthLatency {
  list: string;
  /** Medians in milliseconds. */
  first: number;
  deep: number;
  /** Median of the rounds. */
  ratio: number;
}

export interface ListReport {
  lists: ListLatency[];
  depths: DepthLatency[];
}

const measure = async ({ origin, token }: LargeSite, path: string, requests: number): Promise<number[]> => {
  const target = {
    url: encodeURI(`${origin}/api/admin${path}`),
    headers: { authorization: `Bearer ${token}` },
    isUncached: true,
  };
  return (await runLoad(target, { requests, concurrency: 1 })).latencies;
};

const measureLists = async (site: LargeSite, rounds: number): Promise<ListLatency[]> => {
  const latencies = new Map<string, number[]>();
  for (const path of Object.values(lists)) await measure(site, path, 3);
  for (let round = 0; round < rounds; round += 1)
    for (const path of Object.values(lists))
      latencies.set(path, [...(latencies.get(path) ?? []), ...(await measure(site, path, REQUESTS))]);
  return Object.entries(lists).map(([list, path]) => ({
    list,
    path,
    p50: percentile(latencies.get(path) ?? [], 0.5),
    p95: percentile(latencies.get(path) ?? [], 0.95),
  }));
};

const measureDepths = async (site: LargeSite, rounds: number): Promise<DepthLatency[]> => {
  const results: DepthLatency[] = [];
  for (const [list, path] of Object.entries(depths)) {
    const pairs: { first: number; deep: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [first, deep] = [
        await measure(site, `${path}&_page=1`, REQUESTS),
        await measure(site, `${path}&_page=1000`, REQUESTS),
      ];
      pairs.push({ first: percentile(first, 0.5), deep: percentile(deep, 0.5) });
    }
    const median = (of: (pair: (typeof pairs)[number]) => number) => percentile(pairs.map(of), 0.5);
    results.push({
      list,
      first: median(({ first }) => first),
      deep: median(({ deep }) => deep),
      ratio: median(({ first, deep }) => deep / first),
    });
  }
  return results;
};

/** Measures the lists of the administration over 100,000 rows. */
export const measureLargeLists = async (rounds: number, progress: (line: string) => void): Promise<ListReport> => {
  progress('seeding a site with 100,000 users and 100,000 requests');
  const site = await startLargeSite(AMOUNTS);
  try {
    progress('measuring lists');
    const measured = await measureLists(site, rounds);
    progress('measuring page 1000');
    return { lists: measured, depths: await measureDepths(site, rounds) };
  } finally {
    await site.stop();
  }
};

const ms = (value: number) => `${value.toFixed(1)} ms`;
const targetOf = (path: string) => (COMBINED.test(path) ? COMBINED_TARGET_MS : P95_TARGET_MS);
const verdict = (met: boolean) => (met ? 'met' : 'missed');

export const listLines = (report: ListReport): string[] => [
  `Lists of the administration over ${AMOUNTS.users} users and ${AMOUNTS.requests} requests, one client, no cached responses`,
  '',
  ...table([
    ['list', 'p50', 'p95', 'target', ''],
    ...report.lists.map(({ list, path, p50, p95 }) => {
      const target = targetOf(path);
      return [list, ms(p50), ms(p95), `${target} ms`, verdict(p95 <= target)];
    }),
  ]),
  '',
  ...table([
    ['page 1000 against page 1', 'page 1', 'page 1000', 'ratio', `target ${DEPTH_TARGET}x`],
    ...report.depths.map(({ list, first, deep, ratio }) => [
      list,
      ms(first),
      ms(deep),
      `${ratio.toFixed(2)}x`,
      verdict(ratio <= DEPTH_TARGET),
    ]),
  ]),
];
