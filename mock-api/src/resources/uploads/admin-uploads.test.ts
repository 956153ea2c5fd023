import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorResponse, sliderInput, upload } from 'shared-lib/contracts';
import { imageHref } from 'shared-lib/paths';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createAdminApi } from '../../testing/admin-api.ts';

const UPLOADS = '/api/admin/uploads';

/** A picture that is red on the left and blue on the right. */
const redAndBlue = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#0000ff' } },
      left: Math.ceil(width / 2),
      top: 0,
    },
  ]);

const png = (width = 400, height = 200) => redAndBlue(width, height).png().toBuffer();

const createUploadApi = async () => {
  const api = await createAdminApi();
  const token = await api.signIn('admin@miqyas.example');
  const send = async (form: FormData, query = '', headers: Record<string, string> = {}) => {
    const packed = new Response(form);
    const type = String(packed.headers.get('content-type'));
    return api.app.inject({
      method: 'POST',
      url: UPLOADS + query,
      headers: { 'content-type': type, authorization: `Bearer ${token}`, ...headers },
      payload: Buffer.from(await packed.arrayBuffer()),
    });
  };
  const uploadFile = (
    bytes: Buffer,
    {
      name = 'photo.png',
      query = '',
      headers = {},
    }: { name?: string; query?: string; headers?: Record<string, string> } = {},
  ) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    return send(form, query, headers);
  };
  const stored = () => {
    const folder = join(api.folder, 'images', 'uploads');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  return { ...api, token, send, uploadFile, stored };
};

test('re-encodes a picture, stores it under a random name and serves it in every size', async () => {
  const { uploadFile, stored, get } = await createUploadApi();
  const response = await uploadFile(await png(1200, 600), { name: '../../etc/صورة.png' });
  expect(response.statusCode).toBe(201);
  const { path, width, height, size } = upload.parse(response.json());
  expect(path).toMatch(/^uploads\/[0-9a-f]{32}\.png$/);
  expect(stored()).toEqual([path.replace('uploads/', '')]);
  expect(sliderInput.shape.image.parse(path)).toBe(path);
  const whole = await get(imageHref(path));
  expect([whole.statusCode, whole.rawPayload.length, whole.headers['content-type']]).toEqual([200, size, 'image/png']);
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width, height, format: 'png' });
  const small = await get(imageHref(path, { format: 'webp', width: 320 }));
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320, height: 160, format: 'webp' });
});

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('accepts %s with any file name', async (format) => {
  const { uploadFile, get } = await createUploadApi();
  const response = await uploadFile(await redAndBlue(64, 48).toFormat(format).toBuffer(), { name: 'x.txt' });
  const { path, ...size } = upload.parse(response.json());
  expect(path.endsWith(`.${format}`)).toBe(true);
  expect(size).toMatchObject({ width: 64, height: 48 });
  expect((await get(imageHref(path))).headers['content-type']).toBe(`image/${format}`);
});

test('removes EXIF data and applies the orientation', async () => {
  const { uploadFile, get } = await createUploadApi();
  const photo = await redAndBlue(300, 200)
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera', Copyright: 'Somebody' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(photo.toString('latin1')).toContain('SecretCamera');
  const { path, width, height } = upload.parse((await uploadFile(photo)).json());
  expect([width, height]).toEqual([200, 300]);
  const { rawPayload } = await get(imageHref(path));
  expect(rawPayload.toString('latin1')).not.toContain('SecretCamera');
  const { exif, xmp, iptc, icc, orientation } = await sharp(rawPayload).metadata();
  expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test.each([
  ['?ratio=1:1', [200, 200]],
  ['?ratio=16:9', [356, 200]],
  ['?ratio=4:1', [400, 100]],
  ['?crop=10,20,100,50', [100, 50]],
  ['?crop=10,20,100,50&ratio=1:1', [50, 50]],
  ['?crop=0,0,400,200', [400, 200]],
])('%s crops a picture of 400 × 200', async (query, size) => {
  const { uploadFile } = await createUploadApi();
  const { width, height } = upload.parse((await uploadFile(await png(), { query })).json());
  expect([width, height]).toEqual(size);
});

test('stores the requested part of the picture', async () => {
  const { uploadFile, get } = await createUploadApi();
  const { path } = upload.parse((await uploadFile(await png(), { query: '?crop=250,0,100,100' })).json());
  const { data } = await sharp((await get(imageHref(path))).rawPayload)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([0, 0, 255]);
});

test.each(['?crop=350,0,100,100', '?crop=0,150,10,100'])('rejects a crop outside of the picture: %s', async (query) => {
  const { uploadFile, stored } = await createUploadApi();
  const response = await uploadFile(await png(), { query });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual({ crop: ['منطقة القص خارج حدود الصورة.'] });
  expect(stored()).toEqual([]);
});

test.each([
  '?crop=1,2,3',
  '?crop=-1,0,5,5',
  '?crop=0,0,0,5',
  '?ratio=0:1',
  '?ratio=16/9',
  '?ratio=x',
  '?crop=1&crop=2',
])('rejects the invalid query %s', async (query) => {
  const { uploadFile, stored } = await createUploadApi();
  expect((await uploadFile(await png(), { query })).statusCode).toBe(422);
  expect(stored()).toEqual([]);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const html = Buffer.from('<html><script>alert(1)</script></html>');
const zip = Buffer.concat([Buffer.from('PK\u0003\u0004evil.jar'), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['an SVG with a script', () => svg, 'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.'],
  ['an HTML page with a picture name', () => html, 'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.'],
  ['a GIF', () => redAndBlue(9, 9).gif().toBuffer(), 'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.'],
  [
    'a picture followed by an HTML page',
    async () => Buffer.concat([await png(), html]),
    'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.',
  ],
  [
    'a picture followed by a ZIP archive',
    async () => Buffer.concat([await png(), zip]),
    'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.',
  ],
  [
    'a picture with PHP code in its EXIF data',
    () =>
      redAndBlue(9, 9)
        .jpeg()
        .withExif({ IFD0: { ImageDescription: '<?php system($_GET[0]); ?>' } })
        .toBuffer(),
    'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.',
  ],
  [
    'a PNG signature followed by an HTML page',
    () => Buffer.concat([Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), html]),
    'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.',
  ],
  [
    'a JPEG signature followed by noise',
    () => Buffer.concat([Buffer.from('\u00FF\u00D8\u00FF', 'latin1'), Buffer.alloc(500, 7)]),
    'تعذر فتح الصورة. الملف تالف أو غير مكتمل.',
  ],
  ['a truncated PNG', async () => (await png()).subarray(0, 300), 'تعذر فتح الصورة. الملف تالف أو غير مكتمل.'],
  [
    'a truncated JPEG',
    async () =>
      (
        await sharp({
          create: {
            width: 500,
            height: 500,
            channels: 3,
            background: '#123456',
            noise: { type: 'gaussian', mean: 100, sigma: 40 },
          },
        })
          .jpeg()
          .toBuffer()
      ).subarray(0, 20_000),
    'تعذر فتح الصورة. الملف تالف أو غير مكتمل.',
  ],
  [
    '36 million pixels in few bytes',
    () =>
      sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    'أبعاد الصورة أكبر من 24 مليون بكسل. صغّرها ثم أعد المحاولة.',
  ],
  ['an empty file', () => Buffer.alloc(0), 'اختر صورة لرفعها.'],
])('rejects %s and stores nothing', async (_what, make, sentence) => {
  const { uploadFile, stored } = await createUploadApi();
  const response = await uploadFile(await make());
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual({ file: [sentence] });
  expect(stored()).toEqual([]);
});

test('rejects a decompression bomb by its header', async () => {
  const { uploadFile, stored } = await createUploadApi();
  const bomb = await png(8, 8);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  const response = await uploadFile(bomb);
  expect(response.statusCode).toBe(422);
  expect(stored()).toEqual([]);
});

test('rejects a file over 5 MB', async () => {
  const { uploadFile, stored } = await createUploadApi();
  const response = await uploadFile(Buffer.concat([await png(), Buffer.alloc(5 * 1024 * 1024)]));
  expect(response.statusCode).toBe(413);
  expect(errorResponse.parse(response.json()).message).toBe('حجم الصورة أكبر من 5 ميغابايت.');
  expect(stored()).toEqual([]);
});

test('accepts exactly one file and no other fields', async () => {
  const { send, stored } = await createUploadApi();
  const picture = new Blob([new Uint8Array(await png())]);
  const two = new FormData();
  two.append('file', picture, 'a.png');
  two.append('file', picture, 'b.png');
  const withField = new FormData();
  withField.append('file', picture, 'a.png');
  withField.append('note', 'x');
  const many = new FormData();
  for (let index = 0; index < 200; index += 1) many.append(`field${index}`, 'x');
  for (const form of [two, withField, many]) {
    const response = await send(form);
    expect(response.statusCode).toBe(413);
    expect(errorResponse.parse(response.json()).message).toBe('أرسل صورة واحدة فقط، دون حقول أخرى.');
  }
  const response = await send(new FormData());
  expect(response.statusCode).toBe(422);
  expect(stored()).toEqual([]);
});

test('rejects a body that is not a valid form', async () => {
  const { admin, app, token, stored } = await createUploadApi();
  const json = await admin('POST', UPLOADS, { file: 'x' });
  expect([json.statusCode, errorResponse.parse(json.json()).message]).toEqual([
    415,
    'أرسل الصورة بصيغة multipart/form-data.',
  ]);
  const broken = await app.inject({
    method: 'POST',
    url: UPLOADS,
    headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` },
    payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\npart',
  });
  expect(broken.statusCode).toBe(400);
  expect(errorResponse.parse(broken.json()).message).toMatch(/\p{Script=Arabic}/u);
  expect(stored()).toEqual([]);
});

test('a repeated idempotency key stores one file and one audit entry', async () => {
  const { uploadFile, stored, admin } = await createUploadApi();
  const headers = { 'idempotency-key': 'one-picture-0001' };
  const bytes = await png();
  const [first, second] = [await uploadFile(bytes, { headers }), await uploadFile(bytes, { headers })];
  expect(second.json()).toEqual(first.json());
  expect(stored()).toHaveLength(1);
  expect((await admin('GET', '/api/admin/audit?resource=uploads')).json()).toEqual([
    expect.objectContaining({ action: 'upload.created', record: first.json().path, actor_name: 'نورهان سعد' }),
  ]);
});
