// @vitest-environment happy-dom
import { savedOnDevice } from 'shared-lib/patterns/saved-on-device';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('keeps each item once, the newest last, and forgets removed ones', () => {
  savedOnDevice.add({ kind: 'study', id: 1 });
  savedOnDevice.add({ kind: 'article', id: 1 });
  savedOnDevice.add({ kind: 'study', id: 1 });
  expect(savedOnDevice.read()).toEqual([
    { kind: 'article', id: 1 },
    { kind: 'study', id: 1 },
  ]);
  savedOnDevice.remove({ kind: 'article', id: 1 });
  expect(savedOnDevice.read()).toEqual([{ kind: 'study', id: 1 }]);
  savedOnDevice.remove({ kind: 'study', id: 1 });
  expect(localStorage.getItem('miqyas:saved')).toBeNull();
});

test('ignores broken entries, and reports a full storage', () => {
  localStorage.setItem('miqyas:saved', '[{"kind":"film","id":1},{"kind":"study"},{"kind":"study","id":2}]');
  expect(savedOnDevice.read()).toEqual([{ kind: 'study', id: 2 }]);
  localStorage.setItem('miqyas:saved', 'not json');
  expect(savedOnDevice.read()).toEqual([]);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new Error('QuotaExceededError');
    },
  });
  expect(savedOnDevice.add({ kind: 'study', id: 3 })).toBe(false);
});
