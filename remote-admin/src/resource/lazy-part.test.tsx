// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Editor = () => <p>المحرر</p>;

beforeEach(() => vi.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('tries a part again on the next mount, after its chunk has failed', async () => {
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue(Editor);
  const Part = lazyPart(load);
  const { unmount } = render(<Part />);
  expect(await screen.findByRole('button', { name: 'إعادة المحاولة' })).toBeTruthy();
  unmount();
  render(<Part />);
  expect(await screen.findByText('المحرر')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
