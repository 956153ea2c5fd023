import { enveloped, hasPicture, slider } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp } from '../../testing/test-app.ts';

const list = enveloped(z.array(slider));

test('lists four slides with pictures, in sort order', async () => {
  const { get } = await createTestApp();
  const slides = list.parse((await get('/api/public/sliders')).json());
  expect(slides).toHaveLength(4);
  expect(slides.every(hasPicture)).toBe(true);
  expect(slides.map(({ sort_order }) => sort_order)).toEqual([1, 2, 3, 4]);
});

test('hides an inactive slide', async () => {
  const { db, get } = await createTestApp();
  await db.updateTable('sliders').set({ is_active: 0 }).where('sort_order', '=', 1).execute();
  expect(list.parse((await get('/api/public/sliders')).json())).toHaveLength(3);
});
