import { pdfFile } from 'testing/documents';
import { expect, test } from 'vitest';
import { createRequestApi, type RequestApi } from '../../../testing/request-api.ts';

/** Sends a PDF as a browser does. @returns the status */
const upload = async ({ app, tokens }: RequestApi, reference: string, name: string): Promise<number> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(pdfFile())]), name);
  const encoded = new Response(form);
  const response = await app.inject({
    method: 'POST',
    url: `/api/account/requests/${reference}/files`,
    headers: {
      'content-type': String(encoded.headers.get('content-type')),
      authorization: `Bearer ${tokens.client}`,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return response.statusCode;
};

test('stores the names that browsers encode as people wrote them, and names downloads in every script', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  for (const name of [
    'عقد "أولي".pdf',
    'سطر\r\nثانٍ.pdf',
    '%D8%AF%D8%B1%D8%A7%D8%B3%D8%A9.pdf',
    'ربح 100% أو 20%22.pdf',
    'abc\u202Efdp.exe',
    '\u2067خطة\u2069 می\u200Cخواهم.pdf',
    `${'😀'.repeat(200)}.pdf`,
  ])
    expect(await upload(api, reference, name)).toBe(200);
  const { files } = await api.readAsClient('client', reference);
  expect(files.map(({ name }) => name)).toEqual([
    'عقد أولي.pdf',
    'سطر  ثانٍ.pdf',
    'دراسة.pdf',
    'ربح 100% أو 20.pdf',
    'abcfdp.pdf',
    'خطة می\u200Cخواهم.pdf',
    expect.stringMatching(/^(?:😀)+\.pdf$/u),
  ]);
  const link = (await api.actAsClient('client', reference, `files/${files[2]?.id}/link`)).json().data;
  const download = await api.get(new URL(link.url).pathname);
  expect(download.headers['content-disposition']).toBe(
    `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('دراسة.pdf')}`,
  );
});
