import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { failure, sliderInput, upload } from 'shared-lib/contracts';
import { imageHref } from 'shared-lib/paths';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createAdminDesk } from '../../testing/admin-desk.ts';

const UPLOADS = '/api/admin/uploads';

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#0000ff' } },
      left: Math.ceil(width / 2),
      top: 0,
    },
  ]);

const png = (width = 400, height = 200) => halves(width, height).png().toBuffer();

const uploading = async () => {
  const desk = await createAdminDesk();
  const token = await desk.signIn('admin@miqyas.example');
  const send = async (form: FormData, query = '', headers: Record<string, string> = {}) => {
    const packed = new Response(form);
    const type = String(packed.headers.get('content-type'));
    return desk.app.inject({
      method: 'POST',
      url: UPLOADS + query,
      headers: { 'content-type': type, authorization: `Bearer ${token}`, ...headers },
      payload: Buffer.from(await packed.arrayBuffer()),
    });
  };
  const put = (
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
    const folder = join(desk.folder, 'images', 'uploads');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  return { ...desk, token, send, put, stored };
};

test('a picture that is sent is drawn anew, kept under a name of ours and served in every size', async () => {
  const { put, stored, get } = await uploading();
  const answer = await put(await png(1200, 600), { name: '../../etc/صورة.png' });
  expect(answer.statusCode).toBe(201);
  const { path, width, height, size } = upload.parse(answer.json());
  expect(path).toMatch(/^uploads\/[0-9a-f]{32}\.png$/);
  expect(stored()).toEqual([path.replace('uploads/', '')]);
  expect(sliderInput.shape.image.parse(path)).toBe(path);
  const whole = await get(imageHref(path));
  expect([whole.statusCode, whole.rawPayload.length, whole.headers['content-type']]).toEqual([200, size, 'image/png']);
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width, height, format: 'png' });
  const small = await get(imageHref(path, { format: 'webp', width: 320 }));
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320, height: 160, format: 'webp' });
});

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('%s is taken, whatever the file is called', async (format) => {
  const { put, get } = await uploading();
  const answer = await put(await halves(64, 48).toFormat(format).toBuffer(), { name: 'x.txt' });
  const { path, ...size } = upload.parse(answer.json());
  expect(path.endsWith(`.${format}`)).toBe(true);
  expect(size).toMatchObject({ width: 64, height: 48 });
  expect((await get(imageHref(path))).headers['content-type']).toBe(`image/${format}`);
});

test('where and with what a photo was taken stays with its sender, and it stands upright', async () => {
  const { put, get } = await uploading();
  const photo = await halves(300, 200)
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera', Copyright: 'Somebody' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(photo.toString('latin1')).toContain('SecretCamera');
  const { path, width, height } = upload.parse((await put(photo)).json());
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
])('a picture of 400 × 200 is cut by %s', async (query, size) => {
  const { put } = await uploading();
  const { width, height } = upload.parse((await put(await png(), { query })).json());
  expect([width, height]).toEqual(size);
});

test('the part that was asked for is the part that is kept', async () => {
  const { put, get } = await uploading();
  const { path } = upload.parse((await put(await png(), { query: '?crop=250,0,100,100' })).json());
  const { data } = await sharp((await get(imageHref(path))).rawPayload)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([0, 0, 255]);
});

test.each(['?crop=350,0,100,100', '?crop=0,150,10,100'])(
  'a part outside of the picture is refused: %s',
  async (query) => {
    const { put, stored } = await uploading();
    const answer = await put(await png(), { query });
    expect(answer.statusCode).toBe(422);
    expect(failure.parse(answer.json()).errors).toEqual({ crop: ['منطقة القص خارج حدود الصورة.'] });
    expect(stored()).toEqual([]);
  },
);

test.each([
  '?crop=1,2,3',
  '?crop=-1,0,5,5',
  '?crop=0,0,0,5',
  '?ratio=0:1',
  '?ratio=16/9',
  '?ratio=x',
  '?crop=1&crop=2',
])('%s cannot be meant', async (query) => {
  const { put, stored } = await uploading();
  expect((await put(await png(), { query })).statusCode).toBe(422);
  expect(stored()).toEqual([]);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const html = Buffer.from('<html><script>alert(1)</script></html>');
const zip = Buffer.concat([Buffer.from('PK\u0003\u0004evil.jar'), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['a drawing with script', () => svg, 'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.'],
  ['a page that calls itself a picture', () => html, 'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.'],
  [
    'a moving picture of another kind',
    () => halves(9, 9).gif().toBuffer(),
    'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.',
  ],
  ['a document', () => Buffer.from('%PDF-1.7\n'), 'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.'],
  [
    'a picture with a page behind it',
    async () => Buffer.concat([await png(), html]),
    'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.',
  ],
  [
    'a picture with a package behind it',
    async () => Buffer.concat([await png(), zip]),
    'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.',
  ],
  [
    'a picture with a program in its remarks',
    () =>
      halves(9, 9)
        .jpeg()
        .withExif({ IFD0: { ImageDescription: '<?php system($_GET[0]); ?>' } })
        .toBuffer(),
    'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.',
  ],
  [
    'the beginning of a picture and then a page',
    () => Buffer.concat([Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), html]),
    'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.',
  ],
  [
    'the beginning of a picture and then noise',
    () => Buffer.concat([Buffer.from('\u00FF\u00D8\u00FF', 'latin1'), Buffer.alloc(500, 7)]),
    'تعذر فتح الصورة. الملف تالف أو غير مكتمل.',
  ],
  ['half a PNG', async () => (await png()).subarray(0, 300), 'تعذر فتح الصورة. الملف تالف أو غير مكتمل.'],
  [
    'half a JPEG',
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
  ['nothing', () => Buffer.alloc(0), 'اختر صورة لرفعها.'],
])('%s is refused, and nothing is left of it', async (_what, make, sentence) => {
  const { put, stored } = await uploading();
  const answer = await put(await make());
  expect(answer.statusCode).toBe(422);
  expect(failure.parse(answer.json()).errors).toEqual({ file: [sentence] });
  expect(stored()).toEqual([]);
});

test('a head that promises more pixels than any picture has is not opened', async () => {
  const { put, stored } = await uploading();
  const bomb = await png(8, 8);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  const answer = await put(bomb);
  expect(answer.statusCode).toBe(422);
  expect(stored()).toEqual([]);
});

test('more than 5 MB is too much', async () => {
  const { put, stored } = await uploading();
  const answer = await put(Buffer.concat([await png(), Buffer.alloc(5 * 1024 * 1024)]));
  expect(answer.statusCode).toBe(413);
  expect(failure.parse(answer.json()).message).toBe('حجم الصورة أكبر من 5 ميغابايت.');
  expect(stored()).toEqual([]);
});

test('one picture at a time, and nothing else in the form', async () => {
  const { send, stored } = await uploading();
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
    const answer = await send(form);
    expect(answer.statusCode).toBe(413);
    expect(failure.parse(answer.json()).message).toBe('أرسل صورة واحدة فقط، دون حقول أخرى.');
  }
  const answer = await send(new FormData());
  expect(answer.statusCode).toBe(422);
  expect(stored()).toEqual([]);
});

test('what is no form is refused', async () => {
  const { admin, app, token, stored } = await uploading();
  const json = await admin('POST', UPLOADS, { file: 'x' });
  expect([json.statusCode, failure.parse(json.json()).message]).toEqual([
    415,
    'أرسل الصورة بصيغة multipart/form-data.',
  ]);
  const broken = await app.inject({
    method: 'POST',
    url: UPLOADS,
    headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` },
    payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf',
  });
  expect(broken.statusCode).toBe(400);
  expect(failure.parse(broken.json()).message).toMatch(/\p{Script=Arabic}/u);
  expect(stored()).toEqual([]);
});

test('the same key keeps one file, and the log says who sent it', async () => {
  const { put, stored, admin } = await uploading();
  const headers = { 'idempotency-key': 'one-picture-0001' };
  const bytes = await png();
  const [first, second] = [await put(bytes, { headers }), await put(bytes, { headers })];
  expect(second.json()).toEqual(first.json());
  expect(stored()).toHaveLength(1);
  expect((await admin('GET', '/api/admin/audit?resource=uploads')).json()).toEqual([
    expect.objectContaining({ action: 'upload.created', record: first.json().path, actor_name: 'نورهان سعد' }),
  ]);
});
