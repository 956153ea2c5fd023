import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { slider, type Slider } from 'shared-lib/contracts';
import { createBrowserRouter, RouterProvider } from 'shared-lib/router/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../testing/browser.ts';
import { HeroSlides } from './hero-slides.tsx';

const slideOf = (id: number, more: Partial<Slider> = {}): Slider =>
  slider.parse({
    id,
    title_ar: `عنوان ${id}`,
    title_en: '',
    description_ar: `نص ${id}`,
    description_en: '',
    image: `hero/${id}.png`,
    desktop_image: `hero/${id}-desktop.png`,
    mobile_image: `hero/${id}-mobile.png`,
    button_text_ar: `زر ${id}`,
    button_text_en: '',
    button_link: '/services',
    sort_order: id,
    is_active: true,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...more,
  });
const three = [slideOf(1), slideOf(2), slideOf(3)];

const open = (slides: readonly Slider[] = three) => {
  const router = createBrowserRouter([{ path: '*', element: <HeroSlides slides={slides} /> }]);
  return render(<RouterProvider router={router} />);
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Titles of the visible slides. The heading of the page is an h1. */
const shown = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait(0);
};
const counter = () => document.querySelector('bdi')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom loads no pictures and reports each one as complete.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  browser().settings.device.prefersReducedMotion = 'no-preference';
});

describe('the slides', () => {
  it('advance every 6 seconds, wrap around and update the counter', async () => {
    open();
    expect([shown(), counter()]).toEqual([['عنوان 1'], '1 / 3']);
    await wait(5999);
    expect(shown()).toEqual(['عنوان 1']);
    await wait(1);
    expect([shown(), counter()]).toEqual([['عنوان 2'], '2 / 3']);
    await wait(6000);
    await wait(6000);
    expect([shown(), counter()]).toEqual([['عنوان 1'], '1 / 3']);
  });

  it('ignore controls during the 300 ms transition', async () => {
    open();
    await press('التالي');
    const disabledStates = () =>
      ['السابق', 'التالي', 'الشريحة 3: عنوان 3'].map((name) =>
        screen.getByRole('button', { name }).getAttribute('aria-disabled'),
      );
    expect(disabledStates()).toEqual(['true', 'true', 'true']);
    await press('الشريحة 3: عنوان 3');
    await wait(299);
    await press('التالي');
    expect(shown()).toEqual(['عنوان 2']);
    await wait(1);
    expect(disabledStates()).toEqual(['false', 'false', 'false']);
    await press('الشريحة 3: عنوان 3');
    expect(shown()).toEqual(['عنوان 3']);
  });

  it('stop and start with the button that is first in tab order', async () => {
    const { container } = open();
    expect(container.querySelector('button, a')?.getAttribute('aria-label')).toBe('إيقاف التدوير التلقائي');
    await press('إيقاف التدوير التلقائي');
    await wait(60_000);
    expect(shown()).toEqual(['عنوان 1']);
    await press('تشغيل التدوير التلقائي');
    await wait(6000);
    expect(shown()).toEqual(['عنوان 2']);
  });

  it('change instantly and only manually under prefers-reduced-motion', async () => {
    browser().settings.device.prefersReducedMotion = 'reduce';
    open();
    await wait(60_000);
    expect(shown()).toEqual(['عنوان 1']);
    await press('التالي');
    await press('التالي');
    expect(shown()).toEqual(['عنوان 3']);
  });

  it('have no controls when there is only one', () => {
    open([slideOf(1)]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the picture of a slide', () => {
  it('has responsive sources for desktop and phone, and the first one has high priority', () => {
    const { container } = open();
    const first = container.querySelector('img');
    expect(first?.getAttribute('fetchpriority')).toBe('high');
    expect(first?.getAttribute('loading')).not.toBe('lazy');
    expect(first?.getAttribute('srcset')).toContain(
      '/images/hero/1-desktop.png?format=webp&quality=85&width=1440 1440w',
    );
    expect(container.querySelector('source:not([type])')?.getAttribute('srcset')).toContain(
      '/images/hero/1-mobile.png?format=webp&quality=85&width=768 768w',
    );
  });

  it('loads when the slide before it is shown', async () => {
    const { container } = open();
    const fetched = () => [...container.querySelectorAll('img')].map((image) => /hero\/(\d)/.exec(image.src)?.[1]);
    expect(fetched()).toEqual(['1', '2']);
    await wait(6000);
    expect(fetched()).toEqual(['1', '2', '3']);
  });

  it.each([
    ['is decoded', (picture: PromiseWithResolvers<void>) => picture.resolve(), 0],
    ['has failed', (picture: PromiseWithResolvers<void>) => picture.reject(new Error('EncodingError')), 0],
    ['does not arrive within 12 seconds', () => undefined, 12_000],
  ])('holds the slide before it until it %s', async (_, settle, after) => {
    const picture = Promise.withResolvers<void>();
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(picture.promise);
    open();
    await press('التالي');
    await wait(6000);
    expect([shown(), counter()]).toEqual([['عنوان 1'], '1 / 3']);
    settle(picture);
    await wait(after);
    expect([shown(), counter()]).toEqual([['عنوان 2'], '2 / 3']);
  });

  it('falls back to another picture of the slide when it is missing', () => {
    const { container } = open([slideOf(1, { mobile_image: null }), slideOf(2, { desktop_image: null, image: null })]);
    const [first, second] = container.querySelectorAll('picture');
    expect(first?.querySelector('source')?.srcset).toContain('1-desktop.png');
    expect(second?.querySelector('img')?.src).toContain('2-mobile.png');
  });
});

describe('the button of a slide', () => {
  it('links to the URL of the slide', () => {
    open();
    expect(screen.getByRole('link', { name: 'زر 1' }).getAttribute('href')).toBe('/services');
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])(
    'is left out for the unsafe link «%s»',
    (button_link) => {
      open([slideOf(1, { button_link })]);
      expect(screen.queryByRole('link', { name: 'زر 1' })).toBeNull();
    },
  );
});
