// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollRow } from './scroll-row.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const names = ['الكل', 'المفتوحة', 'المؤرشفة'];
const WIDTH = 100;

/** Lays out the row with space for the first two links, from right to left. */
const layOut = () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const index = names.indexOf(this.textContent);
    return index === -1 ? new DOMRect(0, 0, 2 * WIDTH, 44) : new DOMRect((1 - index) * WIDTH, 0, WIDTH, 44);
  });
};

const Row = ({ current }: { current: string }) => (
  <ScrollRow label="طرق عرض">
    {names.map((name) => (
      <a key={name} href="/" aria-current={name === current ? 'true' : undefined}>
        {name}
      </a>
    ))}
  </ScrollRow>
);

it('scrolls to the current link when it changes, and leaves the position to the person otherwise', () => {
  layOut();
  const { rerender } = render(<Row current="المفتوحة" />);
  const scrolled: number[] = [];
  Object.assign(screen.getByRole('navigation', { name: 'طرق عرض' }), {
    scrollBy: ({ left = 0 }: ScrollToOptions) => scrolled.push(left),
  });
  rerender(<Row current="الكل" />);
  expect(scrolled).toEqual([]);
  rerender(<Row current="المؤرشفة" />);
  expect(scrolled).toEqual([-WIDTH]);
  rerender(<Row current="المؤرشفة" />);
  expect(scrolled).toEqual([-WIDTH]);
});
