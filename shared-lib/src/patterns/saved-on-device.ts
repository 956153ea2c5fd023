import type { SavedInput } from 'shared-lib/contracts';

// Browsers hold this name since November 2026, so it must not change.
const STORAGE_KEY = 'miqyas:saved';
/** The oldest ones are dropped beyond this number. */
const MAX_ITEMS = 100;

const isSavedItem = (value: unknown): value is SavedInput =>
  typeof value === 'object' &&
  value !== null &&
  ['study', 'article'].includes(String(Reflect.get(value, 'kind'))) &&
  ['number', 'string'].includes(typeof Reflect.get(value, 'id'));

const read = (): SavedInput[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSavedItem) : [];
  } catch {
    return [];
  }
};

const isSame = (one: SavedInput, other: SavedInput): boolean => one.kind === other.kind && one.id === other.id;

/** @returns whether the browser stored it; its storage may be disabled or full */
const write = (items: readonly SavedInput[]): boolean => {
  try {
    if (items.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(items.slice(-MAX_ITEMS)));
    return true;
  } catch {
    return false;
  }
};

/** Studies and articles that a guest saves on this device. They join the account after sign-in. */
export const savedOnDevice = {
  read,
  /** @returns whether the browser stored it */
  add: (item: SavedInput): boolean => write([...read().filter((other) => !isSame(item, other)), item]),
  /** @returns whether the browser stored it */
  remove: (item: SavedInput): boolean => write(read().filter((other) => !isSame(item, other))),
} as const;
