import { act, screen } from '@testing-library/react';
import { PREVIEW_READY } from 'shared-lib/contracts';
import { renderRemote, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../routes.tsx';

await startApi();

const slide = {
  title_ar: 'دراسة جدوى لمصنعك',
  description_ar: 'أرقام يثق بها الممول',
  image: null,
  desktop_image: '/storage/sliders/one.png',
  mobile_image: null,
  button_text_ar: 'ابدأ الآن',
  button_link: '/contact',
};
const article = {
  title_ar: 'عنوان المسودة',
  cover: null,
  cover_alt: '',
  category: 'تمويل',
  tags: [],
  author_name: 'وحدة التحليل المالي',
  author_role: '',
  reading_minutes: 3,
  published_at: null,
  body_html: '<p>نص <strong>جديد</strong></p><script>alert(1)</script>',
};

/** Opens a preview embedded in an editor, which records the messages to it. */
const openInEditor = async (kind: string) => {
  const editor = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
  vi.stubGlobal('parent', editor);
  renderRemote({ modules: [routes], at: `/preview/${kind}` });
  await expect
    .poll(() => editor.postMessage.mock.calls, { timeout: 20_000 })
    .toEqual([[{ type: PREVIEW_READY, kind }, location.origin]]);
  const send = (draft: unknown, from: { origin?: string; source?: unknown } = {}) =>
    act(() => {
      const data = { type: 'preview:draft', draft };
      window.dispatchEvent(
        Object.assign(new Event('message'), { origin: location.origin, source: editor, data, ...from }),
      );
    });
  return { send };
};

afterEach(() => vi.unstubAllGlobals());

describe('a preview in an editor', () => {
  it('shows each draft of an article with the real components, and no script of it', async () => {
    const { send } = await openInEditor('article');
    send(article);
    expect(screen.getByRole('heading', { level: 1, name: 'عنوان المسودة' })).toBeTruthy();
    expect(screen.getByText('جديد').tagName).toBe('STRONG');
    expect(document.querySelector('main script')).toBeNull();
    send({ ...article, title_ar: 'عنوان آخر' });
    expect(screen.getByRole('heading', { level: 1, name: 'عنوان آخر' })).toBeTruthy();
  });

  it('shows a slide with its button, whose link stays in the preview', async () => {
    const { send } = await openInEditor('slider');
    send(slide);
    expect(screen.getByRole('heading', { level: 2, name: /دراسة جدوى لمصنعك/ })).toBeTruthy();
    act(() => screen.getByRole('link', { name: 'ابدأ الآن' }).click());
    expect(location.pathname).toBe('/preview/slider');
  });

  it('explains an invalid draft, and shows the next valid one', async () => {
    const { send } = await openInEditor('slider');
    send({ title_ar: 7 });
    expect(screen.getByRole('alert').textContent).toContain('في المسودة حقول ناقصة أو غير صحيحة');
    send(slide);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ignores drafts of another origin or of another window', async () => {
    const { send } = await openInEditor('slider');
    send(slide, { origin: 'https://evil.example' });
    send(slide, { source: window });
    expect(screen.getByRole('heading', { name: 'ستظهر المعاينة هنا حين يرسل المحرر المسودة.' })).toBeTruthy();
  });
});

it('explains that a preview works inside the editor only, when it is opened on its own', async () => {
  renderRemote({ modules: [routes], at: '/preview/study' });
  expect(await screen.findByRole('heading', { name: /داخل صفحة التحرير/ })).toBeTruthy();
});
