import { act, render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { browser } from '../../testing/browser.ts';
import { CountedText } from './counted-text.tsx';

const shown = (container: Element) => container.querySelector('[aria-hidden]')?.textContent;
const FRAME_MS = 20;

/** Renders a figure and changes it. @returns what was seen and heard of the new one at first, and what was seen in each frame */
const change = (from: string, to: string) => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { container, rerender } = render(<CountedText text={from} />);
  rerender(<CountedText text={to} />);
  const first = { shown: shown(container), heard: container.lastChild?.textContent };
  const frames: string[] = [];
  while (container.textContent !== to && frames.length < 20) {
    act(() => {
      vi.advanceTimersByTime(FRAME_MS);
    });
    frames.push(shown(container) ?? container.textContent);
  }
  return { first, frames };
};

const numbers = (texts: readonly string[]) => texts.map((text) => Number(text.replaceAll(/[^\d.]/g, '')));

it('counts from the former figure to the new one within 200 ms, while screen readers hear the new one', () => {
  const { first, frames } = change('\u20661,000\u2069 دولار', '\u20669,500\u2069 دولار');
  expect(first).toEqual({ shown: '\u20661,000\u2069 دولار', heard: '\u20669,500\u2069 دولار' });
  expect(frames.length).toBeLessThanOrEqual(200 / FRAME_MS + 1);
  const between = numbers(frames).filter((value) => value > 1000 && value < 9500);
  expect(between.length).toBeGreaterThan(5);
  expect(between).toEqual(between.toSorted((one, other) => one - other));
});

it('counts through zero with the decimal places of the new figure', () => {
  const { frames } = change('\u2066\u22122.5%\u2069', '\u20664.5%\u2069');
  expect(frames.length).toBeGreaterThan(5);
  for (const text of frames) expect(text).toMatch(/^\u2066\u2212?\d+(\.\d)?%\u2069$/);
});

it.each([
  ['لا عائد', '\u206612%\u2069'],
  ['سنتان', 'لا يُسترد'],
  ['1,000 دولار', '\u20665.6×10²⁶\u2069 دولار'],
])('changes «%s» to «%s» at once', (from, to) => {
  expect(change(from, to).first.shown).toBeUndefined();
});

it('changes at once for those who prefer reduced motion', () => {
  const { device } = browser().settings;
  device.prefersReducedMotion = 'reduce';
  onTestFinished(() => {
    device.prefersReducedMotion = 'no-preference';
  });
  expect(change('10%', '20%').first.shown).toBeUndefined();
});
