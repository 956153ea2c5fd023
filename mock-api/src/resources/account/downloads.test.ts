import { accountDownloads } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { HOUR, isoNow } from '../../clock.ts';
import { createRequestDesk, type RequestDesk } from '../../testing/request-desk.ts';

const CLIENT_ID = 4;

const downloadsOf = async (desk: RequestDesk, person: 'client' | 'otherClient' = 'client') =>
  accountDownloads.parse((await desk.as(person, 'GET', '/api/account/downloads')).json().data);

const pdf = (version: number) => Buffer.from(`%PDF-1.7 version ${version}\n%%EOF\n`);

/** Sends a file with a request, as a form does. */
const send = (desk: RequestDesk, person: 'client' | 'admin', url: string, name: string, bytes: Buffer) => {
  const boundary = 'part-of-a-form';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
  return desk.app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${desk.tokens[person]}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
};

test('a study whose file was fetched stands there once, the newest first, for as long as it is on the site', async () => {
  const desk = await createRequestDesk();
  await desk.db.deleteFrom('study_downloads').execute();
  const [one, two] = await desk.db
    .selectFrom('studies')
    .select(['id', 'slug'])
    .where('status', '=', 'published')
    .orderBy('id')
    .limit(2)
    .execute();
  if (!one || !two) throw new Error('There are no studies.');
  // A link alone is no download.
  await desk.as('client', 'POST', `/api/public/studies/${one.slug}/download`, {});
  expect((await downloadsOf(desk)).studies).toEqual([]);
  for (const study of [one, two, one]) {
    await desk.as('client', 'GET', `/api/public/studies/${study.id}/download`);
    desk.wait(HOUR);
  }
  const { studies } = await downloadsOf(desk);
  expect(studies.map(({ study }) => study.slug)).toEqual([one.slug, two.slug]);
  expect((await downloadsOf(desk, 'otherClient')).studies).toEqual([]);
  await desk.db.updateTable('studies').set({ status: 'archived' }).where('id', '=', one.id).execute();
  expect((await downloadsOf(desk)).studies.map(({ study }) => study.slug)).toEqual([two.slug]);
});

test('of the files that came with the own requests, the newest version of each stands there, and can be fetched', async () => {
  const desk = await createRequestDesk();
  const { reference } = await desk.open('feasibility', 'client');
  const before = (await downloadsOf(desk)).files.length;
  expect((await send(desk, 'client', `/api/account/requests/${reference}/files`, 'mine.pdf', pdf(0))).statusCode).toBe(
    200,
  );
  for (const version of [1, 2])
    expect(
      (await send(desk, 'admin', `/api/admin/requests/${reference}/files`, 'study.pdf', pdf(version))).statusCode,
    ).toBe(200);
  const { files } = await downloadsOf(desk);
  expect(files.length).toBe(before + 1);
  const [newest] = files;
  expect(newest).toMatchObject({
    reference,
    request_kind: 'feasibility',
    file: { name: 'study.pdf', version: 2, direction: 'from_us', at: isoNow(() => new Date('2026-03-02T09:00:00Z')) },
  });
  const link = await desk.own('client', reference, `files/${newest?.file.id}/link`);
  expect((await desk.get(new URL(link.json().data.url).pathname)).body).toContain('version 2');
  expect((await downloadsOf(desk, 'otherClient')).files.filter((file) => file.reference === reference)).toEqual([]);
  expect(
    (
      await desk.db
        .selectFrom('requests')
        .select('user_id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    ).user_id,
  ).toBe(CLIENT_ID);
});
