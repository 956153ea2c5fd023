import { accountDownloads } from 'shared-lib/contracts';
import { pdfFile } from 'testing/documents';
import { expect, test } from 'vitest';
import { HOUR, isoNow } from '../../clock.ts';
import { createRequestApi, type RequestApi } from '../../testing/request-api.ts';

const CLIENT_ID = 4;

const downloadsOf = async (api: RequestApi, person: 'client' | 'otherClient' = 'client') =>
  accountDownloads.parse((await api.requestAs(person, 'GET', '/api/account/downloads')).json().data);

const pdf = (version: number) => pdfFile(`version ${version}`);

/** Uploads a file to a request as multipart/form-data. */
const uploadFile = (api: RequestApi, person: 'client' | 'admin', url: string, name: string, bytes: Buffer) => {
  const boundary = 'part-of-a-form';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
  return api.app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${api.tokens[person]}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
};

test('lists each downloaded study once, newest first, while it is published', async () => {
  const api = await createRequestApi();
  await api.db.deleteFrom('study_downloads').execute();
  const [one, two] = await api.db
    .selectFrom('studies')
    .select(['id', 'slug'])
    .where('status', '=', 'published')
    .orderBy('id')
    .limit(2)
    .execute();
  if (!one || !two) throw new Error('There are no studies.');
  // Requesting a link does not count as a download.
  await api.requestAs('client', 'POST', `/api/public/studies/${one.slug}/download`, {});
  expect((await downloadsOf(api)).studies).toEqual([]);
  for (const study of [one, two, one]) {
    await api.requestAs('client', 'GET', `/api/public/studies/${study.id}/download`);
    api.wait(HOUR);
  }
  const { studies } = await downloadsOf(api);
  expect(studies.map(({ study }) => study.slug)).toEqual([one.slug, two.slug]);
  expect((await downloadsOf(api, 'otherClient')).studies).toEqual([]);
  await api.db.updateTable('studies').set({ status: 'archived' }).where('id', '=', one.id).execute();
  expect((await downloadsOf(api)).studies.map(({ study }) => study.slug)).toEqual([two.slug]);
});

test('lists the newest published version of each file received with own requests, with a working link', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  const before = (await downloadsOf(api)).files.length;
  expect(
    (await uploadFile(api, 'client', `/api/account/requests/${reference}/files`, 'mine.pdf', pdf(0))).statusCode,
  ).toBe(200);
  for (const version of [1, 2, 3])
    expect(
      (await uploadFile(api, 'admin', `/api/admin/requests/${reference}/files`, 'study.pdf', pdf(version))).statusCode,
    ).toBe(200);
  expect((await downloadsOf(api)).files.length).toBe(before);
  // The third version stays internal.
  for (const file of (await api.readAsAdmin(reference)).files.filter(({ version }) => version < 3))
    await api.actAsAdmin(reference, `files/${file.id}/publish`);
  const { files } = await downloadsOf(api);
  expect(files.length).toBe(before + 1);
  const [newest] = files;
  expect(newest).toMatchObject({
    reference,
    request_kind: 'feasibility',
    file: { name: 'study.pdf', version: 2, direction: 'from_us', at: isoNow(() => new Date('2026-03-02T09:00:00Z')) },
  });
  const link = await api.actAsClient('client', reference, `files/${newest?.file.id}/link`);
  expect((await api.get(new URL(link.json().data.url).pathname)).body).toContain('version 2');
  expect((await downloadsOf(api, 'otherClient')).files.filter((file) => file.reference === reference)).toEqual([]);
  expect(
    (await api.db.selectFrom('requests').select('user_id').where('reference', '=', reference).executeTakeFirstOrThrow())
      .user_id,
  ).toBe(CLIENT_ID);
});
