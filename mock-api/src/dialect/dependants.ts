import { countOf, type CountedNoun } from 'shared-lib/format';
import { dialectCopy, type BlockedAction } from '../copy/dialect.ts';
import { conflict } from '../http/api-error.ts';

interface Dependants {
  noun: CountedNoun;
  names: readonly string[];
}

/** Dependants that the message names. The others are only counted. */
const MAX_NAMES = 3;

const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, MAX_NAMES).map((name) => `«${name}»`);
  return [...shown, ...(names.length > MAX_NAMES ? ['…'] : [])].join(dialectCopy.comma);
};

/**
 * Prevents a deletion or change while other rows depend on the row.
 * @throws {ApiError} 409 that counts and names the dependants
 */
export const assertNoDependants = (action: BlockedAction, dependants: readonly Dependants[]): void => {
  const some = dependants.filter(({ names }) => names.length > 0);
  if (some.length === 0) return;
  throw conflict(
    dialectCopy.hasDependants(
      action,
      some.map(({ noun, names }) => `${countOf(names.length, noun)} (${listed(names)})`),
    ),
  );
};
