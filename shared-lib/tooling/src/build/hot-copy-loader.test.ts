import { expect, test } from 'vitest';
import hotCopy from './hot-copy-loader.ts';

const routes = [
  "import { lazyPage } from 'shared-lib/federation/lazy-page';",
  "import { articles } from './copy/articles.ts';",
  'import {',
  '  first,',
  "} from '../../copy/requests.ts';",
  "import { AdminLayout } from './layout/admin-layout.tsx';",
  'export const routes = [];',
].join('\n');

test('accepts changed texts where they are read, and nothing else', () => {
  const added = hotCopy(routes).slice(routes.length).trim();
  expect(added).toBe('import.meta.webpackHot?.accept(["./copy/articles.ts","../../copy/requests.ts"], () => {});');
});

test('leaves a source without texts as it is', () => {
  expect(hotCopy('export const one = 1;')).toBe('export const one = 1;');
});
