import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ABOUT_THE_DATABASE, NOT_ON_POSTGRES, ONE_OF_EACH_RESOURCE } from './postgres-files.ts';

const cwd = join(import.meta.dirname, '../..');
const resourceOf = (file: string): string => file.split('/')[2] ?? '';

test('one file of each resource runs on PostgreSQL with every run of CI', () => {
  const tested = new Set(globSync('src/resources/*/**/*.test.ts', { cwd }).map(resourceOf));
  expect(ONE_OF_EACH_RESOURCE.map(resourceOf)).toEqual([...tested].toSorted());
});

test('every entry of the lists is a file', () => {
  const missing = [...ONE_OF_EACH_RESOURCE, ...ABOUT_THE_DATABASE, ...NOT_ON_POSTGRES].filter(
    (pattern) => globSync(pattern.replace('!(db)', '*'), { cwd }).length === 0,
  );
  expect(missing).toEqual([]);
});
