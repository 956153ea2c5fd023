import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../testing/browser.ts';
import { CardCarousel } from './card-carousel.tsx';

const eight = ['أ', 'ب', 'ج', 'د', 'ه', 'و', 'ز', 'ح'];

/** happy-dom has no layout; here the carousel is in view. */
class IntersectionObserverInView {
  readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }
  observe = () => this.#callback([{ isIntersecting: isInView }]);
  disconnect = () => undefined;
}
let isInView = true;

const open = (items: readonly string[] = eight) =>
  render(
    <CardCarousel
      id="cards"
      title="الخدمات"
      text="وصف"
      items={items}
      perPage={3}
      keyOf={(item) => item}
      renderItem={(item) => <a href={`#${item}`}>{item}</a>}
    />,
  );
const carousel = () => screen.getByRole('group', { name: 'الخدمات' });
const shown = () =>
  screen
    .getAllByRole('listitem')
    .map((card) => card.textContent)
    .join(' ');
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
/** Waits until the transition ends. */
const settle = () => wait(300);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', IntersectionObserverInView);
  isInView = true;
  browser().setViewport({ width: 1440 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  browser().settings.device.prefersReducedMotion = 'no-preference';
});

describe('automatic rotation', () => {
  it('shows the next page every 7 seconds, fills up the last page and starts over', () => {
    open();
    expect(shown()).toBe('أ ب ج');
    wait(6999);
    expect(shown()).toBe('أ ب ج');
    wait(1);
    expect(shown()).toBe('د ه و');
    wait(7000);
    expect(shown()).toBe('و ز ح');
    wait(7000);
    expect(shown()).toBe('أ ب ج');
  });

  it('does not run while the carousel has not come into view', () => {
    isInView = false;
    open();
    wait(60_000);
    expect(shown()).toBe('أ ب ج');
  });

  it('does not run and shows no controls when all items fit on one page', () => {
    open(eight.slice(0, 3));
    wait(30_000);
    expect(shown()).toBe('أ ب ج');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('pauses while the pointer is over the carousel, then waits a full interval', () => {
    open();
    wait(5000);
    fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
    wait(60_000);
    expect(shown()).toBe('أ ب ج');
    fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' });
    wait(6999);
    expect(shown()).toBe('أ ب ج');
    wait(1);
    expect(shown()).toBe('د ه و');
  });

  it('pauses while the browser tab is hidden', () => {
    open();
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    wait(60_000);
    expect(shown()).toBe('أ ب ج');
    state.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    wait(7000);
    expect(shown()).toBe('د ه و');
  });

  it('stops on keyboard focus until it is started again', () => {
    open();
    act(() => screen.getByRole('link', { name: 'أ' }).focus());
    wait(60_000);
    expect(shown()).toBe('أ ب ج');
    press('تشغيل التدوير التلقائي');
    wait(7000);
    expect(shown()).toBe('د ه و');
  });

  it('stops when a card is touched', () => {
    open();
    fireEvent.pointerDown(screen.getByRole('link', { name: 'أ' }), { pointerType: 'touch' });
    wait(60_000);
    expect(shown()).toBe('أ ب ج');
  });

  it('stops and starts when its button is touched', () => {
    open();
    const tap = () => {
      const toggle = button(/التدوير التلقائي/);
      fireEvent.pointerDown(toggle, { pointerType: 'touch' });
      fireEvent.click(toggle);
    };
    tap();
    wait(60_000);
    expect(shown()).toBe('أ ب ج');
    tap();
    wait(7000);
    expect(shown()).toBe('د ه و');
  });

  it('does not start under prefers-reduced-motion until it is started by its button', () => {
    browser().settings.device.prefersReducedMotion = 'reduce';
    open();
    wait(60_000);
    expect(shown()).toBe('أ ب ج');
    press('تشغيل التدوير التلقائي');
    wait(7000);
    expect(shown()).toBe('د ه و');
  });

  it('is announced by screen readers only when it is stopped', () => {
    open();
    expect(screen.getByRole('list').getAttribute('aria-live')).toBe('off');
    press('إيقاف التدوير التلقائي');
    expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
  });
});

describe('controls', () => {
  it('come before the cards in tab order: stop, previous, next, page buttons', () => {
    const { container } = open(eight.slice(0, 4));
    const names = [...container.querySelectorAll('button, a')].map(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    expect(names.slice(0, 5)).toEqual(['إيقاف التدوير التلقائي', 'السابق', 'التالي', '1 من 2', '2 من 2']);
  });

  it('move forward and back and wrap around at both ends', () => {
    open();
    press('التالي');
    expect(shown()).toBe('د ه و');
    settle();
    press('السابق');
    settle();
    press('السابق');
    expect(shown()).toBe('و ز ح');
    settle();
    press('التالي');
    expect(shown()).toBe('أ ب ج');
  });

  it('jump to a page and mark the current one', () => {
    open();
    const pageButtons = within(screen.getByRole('group', { name: 'اختيار ما يُعرض' }));
    fireEvent.click(pageButtons.getByRole('button', { name: '3 من 3' }));
    expect(shown()).toBe('و ز ح');
    expect(pageButtons.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('3 من 3');
  });

  it('ignore clicks during a transition and keep the focus', () => {
    open();
    const next = button('التالي');
    next.focus();
    fireEvent.click(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(next);
    wait(299);
    fireEvent.click(next);
    expect(shown()).toBe('د ه و');
    wait(1);
    expect(next.getAttribute('aria-disabled')).toBe('false');
    expect(document.activeElement).toBe(next);
    fireEvent.click(next);
    expect(shown()).toBe('و ز ح');
  });

  it('show a page chosen by hand for a full interval', () => {
    open();
    wait(6000);
    press('التالي');
    wait(6999);
    expect(shown()).toBe('د ه و');
    wait(1);
    expect(shown()).toBe('و ز ح');
  });
});

describe('cards with pictures', () => {
  /** Lets the pictures of the page that follows arrive. */
  let arrive: () => void;
  beforeEach(() => {
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(arrived);
  });
  const openWithPictures = () =>
    render(
      <CardCarousel
        id="cards"
        title="الخدمات"
        text="وصف"
        items={eight}
        perPage={3}
        keyOf={(item) => item}
        renderItem={(item, hasPicture) => (
          <p>
            {item}
            {hasPicture && <img src="a.png" alt="" />}
          </p>
        )}
      />,
    );

  it.each([
    ['by itself', () => wait(7000)],
    ['with its button', () => press('التالي')],
  ])('come when their pictures are decoded, %s', async (_, advance) => {
    const { container } = openWithPictures();
    advance();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(shown()).toBe('أ ب ج');
    expect(container.querySelectorAll('img'), 'this page and the next one').toHaveLength(6);
    arrive();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(shown()).toBe('د ه و');
    expect(container.querySelectorAll('li:nth-child(n + 4):nth-child(-n + 6) img'), 'the page shown').toHaveLength(3);
  });
});

describe('on a phone', () => {
  beforeEach(() => browser().setViewport({ width: 390 }));

  it('shows all cards in one row and advances card by card', () => {
    open();
    expect(shown()).toBe(eight.join(' '));
    const pageButtons = within(screen.getByRole('group', { name: 'اختيار ما يُعرض' }));
    expect(pageButtons.getAllByRole('button')).toHaveLength(8);
    wait(7000);
    expect(pageButtons.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('2 من 8');
  });
});
