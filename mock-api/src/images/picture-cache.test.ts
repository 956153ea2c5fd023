import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../testing/test-app.ts';
import { createPictureCache } from './picture-cache.ts';

const bytes = (size: number) => Buffer.alloc(size, 7);

test('evicts the least recently used files above the limit', async () => {
  const folder = join(scratchFolder(), 'cache');
  const cache = createPictureCache(folder, 300);
  await cache.put('a', bytes(100));
  await cache.put('b', bytes(100));
  await cache.put('c', bytes(100));
  expect(await cache.get('a')).toEqual(bytes(100));
  await cache.put('d', bytes(100));
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'c', 'd']);
  expect(await cache.get('b')).toBeUndefined();
  await cache.put('big', bytes(250));
  expect(readdirSync(folder)).toEqual(['big']);
});

test('evicts the oldest files first after a restart', async () => {
  const folder = join(scratchFolder(), 'cache');
  const before = createPictureCache(folder, 300);
  for (const name of ['a', 'b', 'c']) await before.put(name, bytes(100));
  utimesSync(join(folder, 'a'), new Date('2026-03-01'), new Date('2026-03-01'));
  utimesSync(join(folder, 'b'), new Date('2026-01-01'), new Date('2026-01-01'));
  utimesSync(join(folder, 'c'), new Date('2026-02-01'), new Date('2026-02-01'));
  const after = createPictureCache(folder, 300);
  await after.put('d', bytes(100));
  expect(existsSync(join(folder, 'b'))).toBe(false);
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'c', 'd']);
});
