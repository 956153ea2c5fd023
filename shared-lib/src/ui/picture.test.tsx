// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Picture } from './picture.tsx';

/** Everything that waits to come near the view; this DOM has no measures, so the test says when it does. */
const watched: { enter: () => void; options: IntersectionObserverInit | undefined }[] = [];
class View {
  constructor(told: (entries: { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
    watched.push({ enter: () => told([{ isIntersecting: true }]), options });
  }
  observe = () => undefined;
  disconnect = () => undefined;
}
/** How the browser stands with every picture: this DOM loads none and calls each complete. */
const loading = () => vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);

beforeEach(() => {
  watched.length = 0;
  vi.stubGlobal('IntersectionObserver', View);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('comes when it is nearly in view, and keeps its place until then', () => {
  loading();
  render(<Picture src="/storage/services/a.png" alt="دراسة" width={1200} height={800} sizes="33vw" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(watched.map(({ options }) => options)).toEqual([{ rootMargin: '50px', threshold: 0.1 }]);
  act(() => watched[0]?.enter());
  const image = screen.getByRole('img', { name: 'دراسة' });
  expect(image.getAttribute('srcset')).toContain('/images/services/a.png?format=webp&quality=85&width=480 480w');
  expect(image.getAttribute('width')).toBe('1200');
  expect(image.getAttribute('height')).toBe('800');
});

it('can be seen without scripts', () => {
  const markup = renderToStaticMarkup(<Picture src="a.png" alt="دراسة" width={3} height={2} />);
  expect(markup).toMatch(/<noscript><img src="\/images\/a\.png\?format=webp[^>]*alt="دراسة"/);
});

it('comes at once where it is seen first, another one on phones', () => {
  loading();
  const { container } = render(
    <Picture
      src="a.png"
      alt=""
      width={1920}
      height={1080}
      mobile={{ src: 'b.png', width: 768, height: 1152 }}
      priority
    />,
  );
  expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
  expect(container.querySelector('source')?.getAttribute('media')).toBe('(max-width: 56.25em)');
  expect(container.querySelector('source')?.getAttribute('srcset')).toContain(
    '/images/b.png?format=webp&quality=85&width=768 768w',
  );
});

it('of another site is left as it is', () => {
  loading();
  render(<Picture src="https://cdn.example.com/a.png" alt="دراسة" width={10} height={10} ahead />);
  const image = screen.getByRole('img', { name: 'دراسة' });
  expect(image.getAttribute('src')).toBe('https://cdn.example.com/a.png');
  expect(image.getAttribute('srcset')).toBeNull();
});

it('gives way to the mark when it does not load', async () => {
  loading();
  render(<Picture src="a.png" alt="دراسة" width={3} height={2} ahead />);
  const image = screen.getByRole('img', { name: 'دراسة' });
  expect(image.tagName).toBe('IMG');
  image.dispatchEvent(new Event('error'));
  await waitFor(() => expect(screen.getByRole('img', { name: 'دراسة' }).tagName).toBe('SPAN'));
});

it('gives way to the mark when it failed before the scripts arrived, or was never there', () => {
  render(<Picture src="a.png" alt="غلاف" width={3} height={2} ahead />);
  expect(screen.getByRole('img', { name: 'غلاف' }).tagName).toBe('SPAN');
  render(<Picture src={null} alt="صورة" width={3} height={2} />);
  expect(screen.getByRole('img', { name: 'صورة' }).tagName).toBe('SPAN');
});
