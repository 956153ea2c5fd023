import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { upload } from 'shared-lib/contracts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../clock.ts';
import { createAdminApi } from '../../testing/admin-api.ts';
import { TEST_START } from '../../testing/seeded-template.ts';
import { removeUnusedPictures } from './unused-pictures.ts';

const createApiWithUploads = async () => {
  const api = await createAdminApi();
  const time = { passed: 0 };
  const pictureFolder = join(api.folder, 'images');
  const send = async (): Promise<string> => {
    const form = new FormData();
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0a5' } })
      .png()
      .toBuffer();
    form.set('file', new Blob([new Uint8Array(png)]), 'photo.png');
    const body = new Response(form);
    const headers = {
      'content-type': String(body.headers.get('content-type')),
      authorization: `Bearer ${await api.signIn('admin@miqyas.example')}`,
    };
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/admin/uploads',
      headers,
      payload: Buffer.from(await body.arrayBuffer()),
    });
    return upload.parse(response.json()).path;
  };
  return {
    ...api,
    send,
    exists: (path: string) => existsSync(join(pictureFolder, path)),
    wait: (milliseconds: number) => {
      api.wait(milliseconds);
      time.passed += milliseconds;
    },
    removeUnused: () =>
      removeUnusedPictures({ db: api.db, clock: () => new Date(TEST_START.getTime() + time.passed), pictureFolder }),
  };
};

test('removes an unreferenced picture a day after its upload and retains referenced ones', async () => {
  const { admin, send, exists, wait, removeUnused, folder } = await createApiWithUploads();
  const [unreferenced, slide, cover, inText, sample] = [
    await send(),
    await send(),
    await send(),
    await send(),
    await send(),
  ];
  await admin('PATCH', '/api/admin/sliders/1', { mobile_image: slide });
  await admin('PATCH', '/api/admin/articles/1', { cover: `/storage/${cover}` });
  await admin('PATCH', '/api/admin/articles/2', { body_html: `<p>نص</p><img src="/images/${inText}" alt="صورة">` });
  await admin('PATCH', '/api/admin/studies/1', { sample_images: [sample] });
  // A file without an upload record is never removed.
  mkdirSync(join(folder, 'images', 'uploads'), { recursive: true });
  writeFileSync(join(folder, 'images', 'uploads', 'by-hand.png'), 'x');
  wait(23 * HOUR);
  expect(await removeUnused()).toBe(0);
  wait(HOUR);
  expect(await removeUnused()).toBe(1);
  expect([unreferenced, slide, cover, inText, sample, 'uploads/by-hand.png'].map(exists)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(await removeUnused()).toBe(0);
});

test('removes a picture whose last reference is gone, and does nothing without uploads', async () => {
  const { admin, db, send, exists, wait, removeUnused } = await createApiWithUploads();
  expect(await removeUnused()).toBe(0);
  const path = await send();
  await admin('PATCH', '/api/admin/sliders/1', { mobile_image: path });
  wait(2 * DAY);
  expect(await removeUnused()).toBe(0);
  await admin('PATCH', '/api/admin/sliders/1', { mobile_image: null });
  // A version of the slide can still bring the picture back.
  expect(await removeUnused()).toBe(0);
  await db.deleteFrom('content_versions').execute();
  expect(await removeUnused()).toBe(1);
  expect(exists(path)).toBe(false);
});
