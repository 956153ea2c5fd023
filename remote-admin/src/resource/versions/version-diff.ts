import { versions } from '../../copy/versions.ts';

/** A stored value as text: lists become lines, HTML becomes plain text. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string')
    return (
      value
        .replaceAll(/<\/(?:p|h\d|li|tr)>/g, '\n')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/[ \t]+/g, ' ')
        .replaceAll(/ ?\n ?/g, '\n')
        .trim() || versions.empty
    );
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.length > 0 ? value.map(textOf).join('\n') : versions.empty;
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join('\n');
  return versions.empty;
};

export interface FieldDifference {
  field: string;
  label: string;
  before: string;
  now: string;
}

/** The labelled fields whose texts differ between a version and the row of today. */
export const differencesOf = (
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
): FieldDifference[] =>
  Object.entries(labels)
    .map(([field, label]) => ({ field, label, before: textOf(before[field]), now: textOf(now[field]) }))
    .filter((difference) => difference.before !== difference.now);
