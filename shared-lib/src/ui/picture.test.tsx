// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import 'testing/dom-patience';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Picture } from './picture.tsx';

/** Stub of IntersectionObserver: happy-dom has no layout, so the test triggers the intersection with `enter`. */
const observers: { enter: () => void; options: IntersectionObserverInit | undefined }[] = [];
class FakeIntersectionObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
    observers.push({ enter: () => callback([{ isIntersecting: true }]), options });
  }
  observe = () => undefined;
  disconnect = () => undefined;
}
/** Marks every image as stubImagesAsLoading; happy-dom loads none and reports each as complete. */
const stubImagesAsLoading = () => vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);

beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads when it is near the viewport and shows a placeholder until then', () => {
  stubImagesAsLoading();
  render(<Picture src="/storage/services/a.png" alt="دراسة" width={1200} height={800} sizes="33vw" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(observers.map(({ options }) => options)).toEqual([{ rootMargin: '50px', threshold: 0.1 }]);
  act(() => observers[0]?.enter());
  const image = screen.getByRole('img', { name: 'دراسة' });
  expect(image.getAttribute('srcset')).toContain('/images/services/a.png?format=webp&quality=85&width=480 480w');
  expect(image.getAttribute('width')).toBe('1200');
  expect(image.getAttribute('height')).toBe('800');
});

it('renders an image for browsers without scripts', () => {
  const markup = renderToStaticMarkup(<Picture src="a.png" alt="دراسة" width={3} height={2} />);
  expect(markup).toMatch(/<noscript><img src="\/images\/a\.png\?format=webp[^>]*alt="دراسة"/);
});

it('loads at once with priority, and offers another source on phones', () => {
  stubImagesAsLoading();
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
  const sources = [...container.querySelectorAll('source')].map(({ media, type, srcset }) => [
    media !== '',
    type,
    srcset,
  ]);
  expect(sources).toEqual([
    [true, 'image/avif', expect.stringContaining('/images/b.png?format=avif&quality=75&width=768 768w')],
    [true, '', expect.stringContaining('/images/b.png?format=webp&quality=85&width=768 768w')],
    [false, 'image/avif', expect.stringContaining('?format=avif&quality=75&width=')],
  ]);
});

it('leaves URLs of other sites unchanged', () => {
  stubImagesAsLoading();
  render(<Picture src="https://cdn.example.com/a.png" alt="دراسة" width={10} height={10} preload />);
  const image = screen.getByRole('img', { name: 'دراسة' });
  expect(image.getAttribute('src')).toBe('https://cdn.example.com/a.png');
  expect(image.getAttribute('srcset')).toBeNull();
});

it('shows the logo mark when the image fails to load', async () => {
  stubImagesAsLoading();
  render(<Picture src="a.png" alt="دراسة" width={3} height={2} preload />);
  const image = screen.getByRole('img', { name: 'دراسة' });
  expect(image.tagName).toBe('IMG');
  image.dispatchEvent(new Event('error'));
  await waitFor(() => expect(screen.getByRole('img', { name: 'دراسة' }).tagName).toBe('SPAN'));
});

it('shows the logo mark when the image failed before hydration or is missing', () => {
  render(<Picture src="a.png" alt="غلاف" width={3} height={2} preload />);
  expect(screen.getByRole('img', { name: 'غلاف' }).tagName).toBe('SPAN');
  render(<Picture src={null} alt="صورة" width={3} height={2} />);
  expect(screen.getByRole('img', { name: 'صورة' }).tagName).toBe('SPAN');
});
