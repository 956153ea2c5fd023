import { countOf, type CountedNoun } from 'shared-lib/format';
import { dialectCopy } from '../copy/dialect.ts';
import { conflict } from '../http/api-error.ts';

interface Dependants {
  noun: CountedNoun;
  names: readonly string[];
}

/** Named in the sentence; the others are counted. */
const MOST_NAMES = 3;

const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, MOST_NAMES).map((name) => `«${name}»`);
  return [...shown, ...(names.length > MOST_NAMES ? ['…'] : [])].join(dialectCopy.comma);
};

/**
 * Refuses to take something away while other rows need it.
 * @param thing what cannot go, as the sentence begins with it
 * @throws {ApiError} 409 that counts and names them
 */
export const refuseWithDependants = (thing: string, dependants: readonly Dependants[]): void => {
  const some = dependants.filter(({ names }) => names.length > 0);
  if (some.length === 0) return;
  throw conflict(dialectCopy.stillUsed(thing, some.map(({ noun, names }) => `${countOf(names.length, noun)} (${listed(names)})`)));
};
