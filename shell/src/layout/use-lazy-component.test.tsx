// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLazyComponent } from './use-lazy-component.ts';

const Suggestions = () => <p>اقتراحات البحث</p>;
const connection = { works: false };
const load = vi.fn<() => Promise<ComponentType>>(async () => {
  if (!connection.works) throw new Error('ChunkLoadError');
  return Suggestions;
});
const handleFailure = vi.fn<() => void>();

const Part = ({ isNeeded }: { isNeeded: boolean }) => {
  const Component = useLazyComponent(load, isNeeded, handleFailure);
  return Component && <Component />;
};

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const goOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await advance(0);
};
const isShown = () => screen.queryByText('اقتراحات البحث') !== null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  connection.works = false;
  load.mockClear();
  handleFailure.mockClear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('loads once, when it is first needed', async () => {
  connection.works = true;
  const { rerender } = render(<Part isNeeded={false} />);
  await advance(0);
  expect(load).not.toHaveBeenCalled();
  rerender(<Part isNeeded />);
  await advance(0);
  expect(isShown()).toBe(true);
  await goOnline();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads on a new connection whose first requests fail', async () => {
  render(<Part isNeeded />);
  await advance(0);
  expect(handleFailure).toHaveBeenCalledTimes(1);
  await goOnline();
  expect(isShown()).toBe(false);
  connection.works = true;
  await advance(1000);
  expect(isShown()).toBe(true);
});

it('reports no failure of a component that is no longer needed', async () => {
  const pending = Promise.withResolvers<ComponentType>();
  load.mockReturnValueOnce(pending.promise);
  const { rerender } = render(<Part isNeeded />);
  rerender(<Part isNeeded={false} />);
  pending.reject(new Error('ChunkLoadError'));
  await advance(0);
  expect(load).toHaveBeenCalledTimes(1);
  expect(handleFailure).not.toHaveBeenCalled();
});
