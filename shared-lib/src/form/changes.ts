/** Plain objects and arrays, which are compared by content; files and dates are compared by identity. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** A row of fields without a value is blank too. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  Number.isNaN(value) ||
  (isRecord(value) && Object.values(value).every(isBlank));

/** Whether two form values are equal for the user. A missing field equals an empty one. */
export const sameValues = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other) || (isBlank(one) && isBlank(other))) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => sameValues(one[key], other[key]));
};

type Values = Readonly<Record<string, unknown>>;

/** Names of the top-level fields whose values differ. */
export const changedNames = (from: Values, to: Values): string[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((name) => !sameValues(from[name], to[name]));

export interface Conflict {
  /** Fields that both users changed, to different values. */
  disputed: string[];
  /** Fields that only one of them changed, or both in the same way. */
  merged: string[];
}

interface Versions<Record> {
  base: Record;
  mine: Record;
  theirs: Record;
}

/** Compares the changes of two users to the same record. */
export const compareVersions = ({ base, mine, theirs }: Versions<Values>): Conflict => {
  const byMe = changedNames(base, mine);
  const byThem = changedNames(base, theirs);
  const disputed = byMe.filter((name) => byThem.includes(name) && !sameValues(mine[name], theirs[name]));
  return { disputed, merged: [...new Set([...byMe, ...byThem])].filter((name) => !disputed.includes(name)) };
};

/**
 * Merges both versions field by field: a field that one user changed takes that change.
 * @param fromTheirs names of disputed fields whose saved value wins
 */
export const mergeVersions = <Record extends Values>(
  { base, mine, theirs }: Versions<Record>,
  fromTheirs: ReadonlySet<string>,
): Record => {
  const byMe = changedNames(base, mine).filter((name) => !fromTheirs.has(name));
  const own = Object.fromEntries(byMe.map((name) => [name, mine[name]]));
  return { ...theirs, ...own };
};
