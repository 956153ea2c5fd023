import { QueryClient } from '@tanstack/react-query';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareReadme } from 'testing/readme-routes';
import { expect, it } from 'vitest';
import login from './login.tsx';
import routes from './routes.tsx';

const PACKAGE = join(import.meta.dirname, '..');

const testFiles = [
  join(PACKAGE, 'src'),
  join(PACKAGE, '..', 'shell', 'e2e'),
  join(PACKAGE, '..', 'mock-api', 'src'),
].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

/** The last cells of the tables beside other administrations: the tests that show a feature. */
const cells = readFileSync(join(PACKAGE, '../.github/other-administrations.md'), 'utf8').matchAll(
  /\| (`[\w.-]+\.(?:test|spec)\.tsx?`: [^|]+?) *\|$/gm,
);

/** The tests that the tables name: file and beginning of the title. */
const named = [...cells]
  .flatMap(([, cell = '']) => cell.split(/; (?=`)/))
  .map((test) => /^`([^`]+)`: (.+)$/.exec(test) ?? [])
  .map(([, file = '', title = '']) => ({ file, title }));

it('names only tests that exist in the tables beside other administrations', () => {
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter(
    ({ file, title }) =>
      !testFiles.some((path) => path.endsWith(`/${file}`) && readFileSync(path, 'utf8').includes(title)),
  );
  expect(missing).toEqual([]);
});

it('has a README that names only pages that exist', () => {
  const context = { queryClient: new QueryClient() };
  expect(compareReadme(PACKAGE, [...login(context), ...routes()]).unknown).toEqual([]);
});
