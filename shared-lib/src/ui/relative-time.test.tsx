// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimeLeft, TimeToSession } from './relative-time.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:30Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('is refreshed each minute', async () => {
  render(<TimeLeft until="2026-11-23T12:05:00Z" />);
  expect(screen.getByText('بقيت 4 دقائق')).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('بقيت 3 دقائق')).toBeTruthy();
});

it('speaks of a passed session as of an appointment, not of a deadline', () => {
  render(<TimeToSession at="2026-11-23T12:00:00Z" />);
  expect(screen.getByText('مضى الموعد')).toBeTruthy();
});

it('is in no live region', () => {
  const { container } = render(<TimeLeft until="2026-11-23T12:05:00Z" />);
  expect(container.querySelector('[aria-live], [role]')).toBeNull();
});

it('hydrates the date of the server without a mismatch and then shows the relative time', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<TimeLeft until="2026-11-23T18:40:00Z" />);
  expect(page.textContent).toContain('2026');
  document.body.append(page);
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(page, <TimeLeft until="2026-11-23T18:40:00Z" />, {
      onRecoverableError: (error) => mismatches.push(error),
    });
  });
  expect(mismatches).toEqual([]);
  expect(page.textContent).toBe('بقيت 6\u00A0ساعات');
  page.remove();
});
