// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

const FilesPage = () => <h1>الملفات</h1>;

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const goOnline = async () => {
  setOnline(true);
  window.dispatchEvent(new Event('online'));
  await advance(0);
};

/** A page whose code cannot be loaded as long as `connection.works` is false. */
const createPage = async () => {
  const connection = { works: false };
  const load = vi.fn<() => Promise<ComponentType>>(async () => {
    if (!connection.works) throw new Error('ChunkLoadError');
    return FilesPage;
  });
  const { Component } = await lazyPage(load)();
  const open = () => render(<Component />);
  return { connection, load, open };
};

const isLoaded = () => screen.queryByRole('heading', { name: 'الملفات' }) !== null;
const isFailed = () => screen.queryByRole('button', { name: 'إعادة المحاولة' }) !== null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  setOnline(false);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('loads when the connection is back', async () => {
  const { connection, open } = await createPage();
  open();
  expect(isFailed()).toBe(true);
  connection.works = true;
  await goOnline();
  expect(isLoaded()).toBe(true);
});

it('tries again when the first requests of a new connection fail, and gives up after three', async () => {
  const { connection, load, open } = await createPage();
  open();
  load.mockClear();
  await goOnline();
  await advance(1000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(isFailed()).toBe(true);
  await advance(3000);
  await advance(600_000);
  expect(load).toHaveBeenCalledTimes(3);

  await goOnline();
  connection.works = true;
  await advance(1000);
  expect(isLoaded()).toBe(true);
  load.mockClear();
  await advance(600_000);
  expect(load).not.toHaveBeenCalled();
});

it('loads when the connection came back before the card appeared', async () => {
  const { connection, open } = await createPage();
  setOnline(true);
  connection.works = true;
  open();
  await advance(0);
  expect(isLoaded()).toBe(true);
});

it('stops trying when the visitor leaves the page', async () => {
  const { load, open } = await createPage();
  const { unmount } = open();
  await goOnline();
  load.mockClear();
  unmount();
  await advance(600_000);
  expect(load).not.toHaveBeenCalled();
});
