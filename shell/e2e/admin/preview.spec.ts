import { paths } from 'shared-lib/paths';
import { expect, test } from '../harness/test.ts';

const slide = {
  title_ar: 'دراسة جدوى لمصنعك',
  description_ar: 'أرقام يثق بها الممول',
  image: null,
  desktop_image: '/storage/services/feasibility.png',
  mobile_image: null,
  button_text_ar: 'ابدأ الآن',
  button_link: '/contact',
};

test('the administration shows an embedded draft with the real slide, and explains an invalid draft', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  /** Acts as the editor: embeds the preview, waits until it listens, and sends each draft. */
  await page.evaluate(async (src) => {
    const frame = Object.assign(document.createElement('iframe'), { src, title: 'preview' });
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    window.addEventListener('message', ({ origin, source, data }: MessageEvent<{ type?: string }>) => {
      if (origin === location.origin && source === frame.contentWindow && data.type === 'preview:ready') resolve();
    });
    document.querySelector('main')?.prepend(frame);
    await ready;
  }, paths.preview('slider'));
  const send = (draft: unknown) =>
    page.evaluate((sent) => {
      const { contentWindow } = document.querySelector<HTMLIFrameElement>('iframe[title=preview]') ?? {};
      contentWindow?.postMessage({ type: 'preview:draft', draft: sent }, location.origin);
    }, draft);
  const preview = page.frameLocator('iframe[title=preview]');
  await send({ title_ar: '' });
  await expect(preview.getByRole('alert')).toContainText('تعذر عرض المعاينة');
  await send(slide);
  await expect(preview.getByRole('heading', { level: 2, name: 'دراسة جدوى لمصنعك' })).toBeVisible();
  await expect(preview.getByRole('banner')).toHaveCount(0);
  await preview.getByRole('link', { name: 'ابدأ الآن' }).click();
  await expect(preview.getByRole('heading', { level: 2, name: 'دراسة جدوى لمصنعك' })).toBeVisible();
});

test('a preview is not indexed, and the sitemap does not list it', async ({ request }) => {
  for (const kind of ['article', 'slider', 'service', 'study'] as const) {
    const response = await request.get(paths.preview(kind));
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('<meta name="robots" content="noindex"');
  }
  expect((await request.get('/preview/unknown')).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/preview');
});
