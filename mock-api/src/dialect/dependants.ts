import { countOf, type CountedNoun } from 'shared-lib/format';
import { dialectCopy, type Hindered } from '../copy/dialect.ts';
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
 * Refuses to take something away, or to change it, while other rows need it.
 * @throws {ApiError} 409 that counts and names them
 */
export const refuseWithDependants = (hindered: Hindered, dependants: readonly Dependants[]): void => {
  const some = dependants.filter(({ names }) => names.length > 0);
  if (some.length === 0) return;
  throw conflict(
    dialectCopy.stillUsed(
      hindered,
      some.map(({ noun, names }) => `${countOf(names.length, noun)} (${listed(names)})`),
    ),
  );
};
