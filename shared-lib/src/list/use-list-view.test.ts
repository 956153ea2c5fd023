// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { usePreference } from './use-list-view.ts';

test('reads a preference under the name that browsers hold since November 2026', () => {
  localStorage.setItem('miqyas:admin:0:users-columns', '["name"]');
  const { result } = renderHook(() => usePreference('users-columns', z.array(z.string()), []));
  expect(result.current[0]).toEqual(['name']);
  act(() => result.current[1](['email']));
  const later = renderHook(() => usePreference('users-columns', z.array(z.string()), []));
  expect(later.result.current[0]).toEqual(['email']);
});
