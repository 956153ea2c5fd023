// @vitest-environment happy-dom
import { calculationsOnDevice, savedOnDevice } from 'shared-lib/saved';
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
  localStorage.setItem('miqyas:saved', '[{"kind":"film","id":1},{"kind":"study"},null,{"kind":"study","id":2}]');
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

test('renames a calculation by its key, and calls the listeners', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = calculationsOnDevice.subscribe(listener);
  const calculation = { key: 'a', name: 'مصنع تمور', query: 'v=1&c=250000', saved_at: '2026-11-23T08:00:00.000Z' };
  calculationsOnDevice.add(calculation);
  calculationsOnDevice.add({ ...calculation, name: 'مصنع التمور' });
  expect(calculationsOnDevice.read().map(({ name }) => name)).toEqual(['مصنع التمور']);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  calculationsOnDevice.remove(calculation);
  expect(listener).toHaveBeenCalledTimes(2);
});
