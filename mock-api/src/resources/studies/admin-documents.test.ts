import { study, studyPages } from 'shared-lib/contracts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createAdminApi } from '../../testing/admin-api.ts';

test('an editor reads the PDF and the page pictures of a draft, which visitors do not see', async () => {
  const { admin, get } = await createAdminApi();
  const body = { title_ar: 'معصرة زيتون', sector_id: 4, year: 2026, cash_flows: [-1000, 700, 700] };
  const { id } = study.parse((await admin('POST', '/api/admin/studies', body)).json());
  const file = await admin('GET', `/api/admin/studies/${id}/document`);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await get(`/api/public/studies/${id}/download`)).statusCode).toBe(404);

  const { pages } = studyPages.parse((await admin('GET', `/api/admin/studies/${id}/pages`)).json());
  expect(pages.length).toBeGreaterThan(2);
  const picture = await admin('GET', pages[1]?.url ?? '');
  expect(picture.headers['content-type']).toBe('image/webp');
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 900 });
  // The cover is dark: the backgrounds of the other pages must not cover it.
  const cover = await admin('GET', pages[0]?.url ?? '');
  expect((await sharp(cover.rawPayload).stats()).channels[0]?.mean).toBeLessThan(120);
  expect((await admin('GET', `/api/admin/studies/${id}/pages/99`)).statusCode).toBe(404);
  const { id: empty } = study.parse(
    (await admin('POST', '/api/admin/studies', { title_ar: 'مسودة', sector_id: 4, year: 2026 })).json(),
  );
  const refused = await admin('GET', `/api/admin/studies/${empty}/document`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain('التدفقات النقدية');
}, 60_000);
