import type { SavedInput } from 'shared-lib/contracts';
import { deviceList } from './device-list.ts';

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const isSavedItem = (value: unknown): value is SavedInput =>
  ['study', 'article'].includes(String(field(value, 'kind'))) &&
  ['number', 'string'].includes(typeof field(value, 'id'));

/** Studies and articles that a guest saves on this device. They join the account at sign-in. */
export const savedOnDevice = deviceList<SavedInput>({
  key: 'miqyas:saved',
  maxItems: 100,
  isItem: isSavedItem,
  isSame: (one, other) => one.kind === other.kind && one.id === other.id,
});

/** A calculation of the calculator that a guest saved. */
export interface CalculationOnDevice {
  /** Made on the device (`crypto.randomUUID()`). Joining the account twice stores it once. */
  key: string;
  name: string;
  /** The inputs and the version of the formulas, encoded as in the URL of the calculator, without `?`. */
  query: string;
  /** ISO time. */
  saved_at: string;
}

const isCalculation = (value: unknown): value is CalculationOnDevice =>
  ['key', 'name', 'query', 'saved_at'].every((name) => typeof field(value, name) === 'string');

/** Calculations that a guest saves on this device. They join the account at sign-in. Adding one with a known key renames it. */
export const calculationsOnDevice = deviceList<CalculationOnDevice>({
  key: 'miqyas:calculations',
  maxItems: 50,
  isItem: isCalculation,
  isSame: (one, other) => one.key === other.key,
});
