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
