import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { upload } from 'shared-lib/contracts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../clock.ts';
import { createAdminDesk } from '../../testing/admin-desk.ts';
import { TEST_START } from '../../testing/seeded-template.ts';
import { removeUnusedPictures } from './unused.ts';

const deskWithPictures = async () => {
  const desk = await createAdminDesk();
  const time = { passed: 0 };
  const pictureFolder = join(desk.folder, 'images');
  const send = async (): Promise<string> => {
    const form = new FormData();
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0a5' } })
      .png()
      .toBuffer();
    form.set('file', new Blob([new Uint8Array(png)]), 'photo.png');
    const packed = new Response(form);
    const headers = {
      'content-type': String(packed.headers.get('content-type')),
      authorization: `Bearer ${await desk.signIn('admin@miqyas.example')}`,
    };
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/api/admin/uploads',
      headers,
      payload: Buffer.from(await packed.arrayBuffer()),
    });
    return upload.parse(answer.json()).path;
  };
  return {
    ...desk,
    send,
    isThere: (path: string) => existsSync(join(pictureFolder, path)),
    wait: (milliseconds: number) => {
      desk.wait(milliseconds);
      time.passed += milliseconds;
    },
    clean: () =>
      removeUnusedPictures({ db: desk.db, clock: () => new Date(TEST_START.getTime() + time.passed), pictureFolder }),
  };
};

test('a picture that nothing shows goes a day after it was sent; what is shown anywhere stays', async () => {
  const { admin, send, isThere, wait, clean, folder } = await deskWithPictures();
  const [lost, slide, cover, inText, sample] = [await send(), await send(), await send(), await send(), await send()];
  await admin('PATCH', '/api/admin/sliders/1', { mobile_image: slide });
  await admin('PATCH', '/api/admin/articles/1', { cover: `/storage/${cover}` });
  await admin('PATCH', '/api/admin/articles/2', { body_html: `<p>نص</p><img src="/images/${inText}" alt="صورة">` });
  await admin('PATCH', '/api/admin/studies/1', { sample_images: [sample] });
  // The art of the site is no upload.
  mkdirSync(join(folder, 'images', 'uploads'), { recursive: true });
  writeFileSync(join(folder, 'images', 'uploads', 'by-hand.png'), 'x');
  wait(23 * HOUR);
  expect(await clean()).toBe(0);
  wait(HOUR);
  expect(await clean()).toBe(1);
  expect([lost, slide, cover, inText, sample, 'uploads/by-hand.png'].map(isThere)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(await clean()).toBe(0);
});

test('a picture whose last place is gone goes as well, and a site without uploads has nothing to do', async () => {
  const { admin, send, isThere, wait, clean } = await deskWithPictures();
  expect(await clean()).toBe(0);
  const path = await send();
  await admin('PATCH', '/api/admin/sliders/1', { mobile_image: path });
  wait(2 * DAY);
  expect(await clean()).toBe(0);
  await admin('PATCH', '/api/admin/sliders/1', { mobile_image: null });
  expect(await clean()).toBe(1);
  expect(isThere(path)).toBe(false);
});
