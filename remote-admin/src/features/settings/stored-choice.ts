import type { Choice } from 'shared-lib/form';

/** The options of a select, with the stored value among them also when an earlier release let people type it. */
export const withStored = (options: readonly Choice[], stored: string): readonly Choice[] =>
  stored === '' || options.some(({ value }) => value === stored)
    ? options
    : [...options, { value: stored, label: stored }];
