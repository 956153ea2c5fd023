import { indexedRoutes } from '../harness/public-routes.ts';
import { expect, test } from '../harness/test.ts';

interface Shell {
  origin: string;
  stop(): Promise<void>;
}

const etagOf = async (shell: Shell, path: string): Promise<string> => {
  let etag = '';
  // A page has an ETag as soon as all of its data was there.
  await expect(async () => {
    etag = (await fetch(shell.origin + path)).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
  }).toPass();
  return etag;
};

test('two shells send the same bytes of a page, in whatever order they have rendered the others', async ({
  workerSite,
}) => {
  test.slow();
  const start = () => workerSite.startShell({ PAGE_CACHE_MB: '16', SITE_ORIGIN: workerSite.origin });
  const [one, other] = await Promise.all([start(), start()]);
  const paths = [
    ...indexedRoutes(),
    '/blog?page=2',
    '/free-studies?country=%D9%85%D8%B5%D8%B1',
    '/search?q=%D8%AC%D8%AF%D9%88%D9%89',
  ];
  const [first, second] = [new Map<string, string>(), new Map<string, string>()];
  for (const path of paths) first.set(path, await etagOf(one, path));
  for (const path of paths.toReversed()) second.set(path, await etagOf(other, path));
  expect(paths.filter((path) => first.get(path) !== second.get(path))).toEqual([]);
  await Promise.all([one.stop(), other.stop()]);
});
