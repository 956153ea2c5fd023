import { relative } from 'node:path';
import { remoteIds, type Registry } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { ROOT, type SiteConfig } from '../config.ts';
import { runsOwnApi } from './services.ts';

const demoAccounts = z.object({
  data: z.array(z.object({ role: z.string(), email: z.string(), password: z.string(), name: z.string() })),
});
export type DemoAccount = z.infer<typeof demoAccounts>['data'][number];

/** Fetches the demo accounts from the API; an empty list outside demo mode or when the request fails. */
export const fetchDemoAccounts = async (apiOrigin: string): Promise<DemoAccount[]> => {
  try {
    const response = await fetch(`${apiOrigin}/api/demo/accounts`, { signal: AbortSignal.timeout(3000) });
    return response.ok ? demoAccounts.parse(await response.json()).data : [];
  } catch {
    return [];
  }
};

type Row = readonly [string, ...string[]];

const MIN_WIDTH = 15;

/** Formats rows as left-aligned columns. */
const table = (rows: readonly Row[]): string[] => {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    [MIN_WIDTH],
  );
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
};

const releaseOf = (registry: Registry, id: string): string => {
  const remote = registry.remotes[id];
  if (!remote) return 'nothing published';
  return `release ${remote.current}${remote.verified.includes(remote.current) ? ', verified' : ', not verified'}`;
};

const shownPath = (path: string): string => {
  const inside = relative(ROOT, path);
  return inside.startsWith('..') ? path : inside;
};

/** The text that `npm start` prints once every process is ready. */
export const summary = (config: SiteConfig, registry: Registry, accounts: readonly DemoAccount[]): string => {
  const demo = config.siteMode === 'demo';
  const processes: Row[] = [
    ['Site', config.siteOrigin],
    [
      'API',
      `${config.apiOrigin}/api`,
      runsOwnApi(config) ? (demo ? `docs at ${config.apiOrigin}/api/docs` : '') : 'not started here',
    ],
    ...remoteIds.map((id): Row => [id, config.remoteOrigins[id], releaseOf(registry, id)]),
    ['Data', shownPath(config.dataDir), 'logs in its folder logs/'],
    ['Stop', 'Ctrl-C'],
  ];
  const accountRows = accounts.map(({ role, email, password, name }): Row => [role, email, password, name]);
  return [
    '',
    `Miqyas is running (${config.siteMode} mode).`,
    '',
    ...table(processes),
    ...(accountRows.length > 0 ? ['', 'Demo accounts', ...table(accountRows)] : []),
    '',
  ].join('\n');
};
