import { variantWith } from 'testing/marked-build';
import type { TestSite } from 'testing/test-site';
import * as z from 'zod/mini';
import { expect, test } from '../harness/test.ts';

const PATHS = ['/', '/about', '/services', '/free-studies', '/blog', '/auth', '/admin/login'];
const REQUESTS = 1000;
const CLIENTS = 8;

const BOOT = /<script type="application\/json" id="[^"]+">(.*?)<\/script>/s;

/** The part of a page's start data that names releases. */
const boot = z.object({
  release: z.nullable(z.object({ version: z.string(), base: z.string(), files: z.record(z.string(), z.string()) })),
  rendered: z.nullable(z.object({ version: z.string() })),
});

const bootOf = (html: string) => boot.parse(JSON.parse(BOOT.exec(html)?.[1] ?? 'null'));

/** Every release that a URL in the page belongs to. */
const releasesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/https?:\/\/[^/"\s]+\/([0-9a-f]{16})\//g)].map(([, version = '']) => version)),
];

const scriptsIn = (html: string, origin: string): string[] =>
  [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, url = '']) => new URL(url, origin).href);

/** What the pages that were requested show. */
interface Seen {
  count: number;
  failed: string[];
  mixed: string[];
  versions: Set<string>;
  scripts: Set<string>;
}

const visit = async ({ origin }: TestSite, path: string, seen: Seen): Promise<void> => {
  const response = await fetch(origin + path);
  const html = await response.text();
  seen.count += 1;
  if (!response.ok) seen.failed.push(`${path}: ${response.status}`);
  const { release, rendered } = bootOf(html);
  const named = new Set([
    ...releasesIn(html),
    ...(release ? [release.version] : []),
    ...(rendered ? [rendered.version] : []),
  ]);
  const header = response.headers.get('x-release') ?? '';
  if (named.size !== 1 || !named.has(header)) seen.mixed.push(`${path}: ${header} and ${[...named].join(', ')}`);
  seen.versions.add(header);
  for (const script of scriptsIn(html, origin)) seen.scripts.add(script);
  for (const file of Object.keys(release?.files ?? {})) seen.scripts.add(`${release?.base}${file}`);
};

test('responds to 1,000 requests with pages of one release each while one is published, taken back, and another is published', async ({
  site,
}) => {
  const variant = (name: string) =>
    variantWith({ remote: 'remote-public', name, place: 'module', code: `globalThis.release = '${name}';` });
  const dist = await variant('traffic');
  const next = await variant('traffic2');
  const seen: Seen = { count: 0, failed: [], mixed: [], versions: new Set(), scripts: new Set() };
  const progress = { isPublishing: true };
  const client = async (_: unknown, index: number) => {
    for (let turn = index; progress.isPublishing || seen.count < REQUESTS; turn += 1)
      await visit(site, PATHS[turn % PATHS.length] ?? '/', seen);
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  const published: string[] = [];
  /** Publishes a release and waits until a client has got a page of it. */
  const publish = async (folder: string) => {
    const { version } = await site.publish('remote-public', folder);
    published.push(version);
    await expect.poll(() => seen.versions.has(version)).toBe(true);
  };
  try {
    await publish(dist);
    await site.rollback('remote-public');
    await publish(next);
  } finally {
    progress.isPublishing = false;
  }
  await clients;
  expect(seen.count).toBeGreaterThanOrEqual(REQUESTS);
  expect(seen.failed).toEqual([]);
  expect(seen.mixed).toEqual([]);
  expect(new Set(published).size).toBe(2);
  const missing = await Promise.all(
    [...seen.scripts].map(async (url) => {
      const { status } = await fetch(url);
      return status === 200 ? [] : [`${url}: ${status}`];
    }),
  );
  expect(missing.flat()).toEqual([]);
});
