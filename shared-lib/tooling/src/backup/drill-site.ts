import { once } from 'node:events';
import { createServer } from 'node:net';
import { remoteIds, remotes } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';
import { hostOriginVariable, readConfig, type SiteConfig } from '../config.ts';
import { localOrigin, siteServices } from '../site/services.ts';
import { startServices } from '../site/site.ts';
import type { Env } from './settings.ts';

/** A page that was opened, and the text of its heading. */
interface OpenedPage {
  path: string;
  heading: string;
}

const titled = z.object({ data: z.array(z.object({ slug: z.string(), title_ar: z.string() })) });

const address = z.object({ port: z.int() });

const takePorts = async (count: number): Promise<number[]> => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, 'localhost'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => address.parse(server.address()).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
};

/**
 * The settings of a restored site beside the running one: other ports and another database, and no mail server, because clients must
 * get no reminder from it.
 */
export const drillSettings = async (config: SiteConfig, env: Env, dataDir: string): Promise<Record<string, string>> => {
  const [shell, api, ...hosts] = await takePorts(2 + remoteIds.length);
  const settings: Record<string, string> = {
    DATA_DIR: dataDir,
    DATABASE_URL: env.DRILL_DATABASE_URL ?? '',
    SMTP_URL: '',
    LISTEN_HOST: 'localhost',
    API_HOST: 'localhost',
    SITE_ORIGIN: config.siteOrigin,
    PORT: `${shell}`,
    API_PORT: `${api}`,
    API_ORIGIN: `http://localhost:${api}`,
  };
  for (const [index, id] of remoteIds.entries()) {
    const { variable } = remotes[id].port;
    settings[variable] = `${hosts[index]}`;
    settings[variable.replace('_PORT', '_ORIGIN')] = config.remoteOrigins[id];
    settings[hostOriginVariable(id)] = `http://localhost:${hosts[index]}`;
  }
  return settings;
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The text of the heading of a document; empty when its server rendered none. */
export const headingOf = (html: string): string =>
  (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

const respond = async (url: string): Promise<string> => {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new CliError(`${new URL(url).pathname} responds with ${response.status}.`);
  return response.text();
};

/** The first row of a public list: its page must have its title. */
const readFirst = async (apiOrigin: string, list: string): Promise<z.infer<typeof titled>['data']> =>
  titled.parse(JSON.parse(await respond(`${apiOrigin}/api/public/${list}?per_page=1`))).data.slice(0, 1);

/** Home, an article and a study; on a site without any, two pages that every site has. */
const choosePages = async (apiOrigin: string): Promise<OpenedPage[]> => {
  const [articles, studies] = await Promise.all([readFirst(apiOrigin, 'articles'), readFirst(apiOrigin, 'studies')]);
  const rows = [
    ...articles.map(({ slug, title_ar }) => ({ path: paths.article(slug), heading: title_ar })),
    ...studies.map(({ slug, title_ar }) => ({ path: paths.study(slug), heading: title_ar })),
  ];
  const always = [paths.services(), paths.contact()].map((path) => ({ path, heading: '' }));
  return [{ path: paths.home(), heading: '' }, ...rows, ...always].slice(0, 3);
};

/** Opens three pages of a site, as a visitor without scripts. @throws {CliError} for one that does not show its heading */
export const openPages = async (shellOrigin: string, apiOrigin: string): Promise<OpenedPage[]> => {
  const opened: OpenedPage[] = [];
  for (const { path, heading: expected } of await choosePages(apiOrigin)) {
    const heading = headingOf(await respond(shellOrigin + path));
    if (heading === '') throw new CliError(`${path} has no heading: the server rendered nothing.`);
    if (!heading.includes(expected.replaceAll(/\s+/g, ' ').trim()))
      throw new CliError(`${path} shows the heading "${heading}", not "${expected}".`);
    opened.push({ path, heading });
  }
  return opened;
};

/**
 * Starts a restored site beside the running one, opens three pages, and stops it.
 * @param dataDir its data folder
 * @throws {CliError} when a process does not start, or a page is not as it should be
 */
export const openRestoredSite = async (config: SiteConfig, env: Env, dataDir: string): Promise<OpenedPage[]> => {
  const settings = await drillSettings(config, env, dataDir);
  const restored = readConfig({ ...env, ...settings });
  const services = siteServices(restored).map((service) => ({
    ...service,
    environment: { ...service.environment, ...settings },
  }));
  const site = await startServices(services, restored);
  try {
    return await openPages(localOrigin(restored, restored.shellPort), restored.apiOrigin);
  } finally {
    await site.stop();
  }
};
