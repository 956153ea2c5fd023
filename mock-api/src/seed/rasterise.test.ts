import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageHref } from 'shared-lib/paths';
import sharp from 'sharp';
import { beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp } from '../testing/test-app.ts';
import { rasteriseArt } from './rasterise.ts';

let folder: string;

beforeAll(async () => {
  folder = join(inject('scratch'), 'art');
  await rasteriseArt(folder);
});

const size = async (name: string) => {
  const { width, height } = await sharp(join(folder, name)).metadata();
  return `${width}x${height}`;
};

test('renders heroes for desktops and phones, all other artwork at its own size', async () => {
  const heroes = readdirSync(join(folder, 'hero'));
  expect(heroes).toHaveLength(8);
  for (const name of heroes)
    expect(await size(`hero/${name}`)).toBe(name.includes('mobile') ? '768x1152' : '1920x1080');
  expect(await size('services/feasibility.png')).toBe('1200x800');
  expect(await size('studies/greenhouse.png')).toBe('900x1200');
  expect(await size('team/member-1.png')).toBe('480x480');
  expect(await size('brand/og.png')).toBe('1200x630');
});

test('renders only missing pictures', async () => {
  const modifiedBefore = statSync(join(folder, 'team/member-1.png')).mtimeMs;
  rmSync(join(folder, 'team/member-2.png'));
  expect(await rasteriseArt(folder)).toBe(1);
  expect(statSync(join(folder, 'team/member-1.png')).mtimeMs).toBe(modifiedBefore);
  expect(await size('team/member-2.png')).toBe('480x480');
});

test('every picture that the content references exists', async () => {
  const images = { folder, cacheFolder: join(inject('scratch'), 'art-cache'), cacheBytes: 1_000_000 };
  const { db, get } = await createTestApp({ images });
  const sliders = await db.selectFrom('sliders').select(['image', 'desktop_image', 'mobile_image']).execute();
  const services = await db.selectFrom('services').select('image').execute();
  const sectors = await db.selectFrom('sectors').select('image').execute();
  const articles = await db.selectFrom('articles').select('cover').execute();
  const studies = await db.selectFrom('studies').select(['cover', 'sample_images']).execute();
  const inStudies = studies.flatMap(({ cover, sample_images }) => [
    cover,
    ...z.array(z.string()).parse(JSON.parse(sample_images)),
  ]);
  expect(inStudies).toHaveLength(12 * 3);
  const settings = await db.selectFrom('settings').select('value_ar').execute();
  const inSettings = settings.flatMap(({ value_ar }) => value_ar.match(/[\w/-]+\.png/g) ?? []);
  const names = [
    ...[...sliders, ...services, ...sectors, ...articles].flatMap((row) => Object.values(row)),
    ...inStudies,
    ...inSettings,
  ].filter((name) => name !== null);
  expect(names.length).toBeGreaterThan(30);
  for (const name of new Set(names)) expect((await get(imageHref(name))).statusCode, name).toBe(200);
});
