import type { ImportColumn } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';

/** For each column of a file the field that receives it; empty for a column that is left out. */
export type Targets = readonly string[];

/** Compares headings without spelling variants, punctuation and underscores. */
const folded = (heading: string): string => foldArabic(heading.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')).trim();

const isSame = (heading: string, { name, label }: ImportColumn): boolean =>
  [folded(name), folded(label)].includes(folded(heading));

const MIN_LENGTH = 3;

/** Whether one heading contains the other: «السعر» and «السعر الأساسي بالدولار». */
const isSimilar = (heading: string, { label }: ImportColumn): boolean => {
  const [one, other] = [` ${folded(heading)} `, ` ${folded(label)} `];
  return folded(heading).length >= MIN_LENGTH && (one.includes(other) || other.includes(one));
};

/** Whether one of the fields has this heading; a second column of it is not suggested for a similar field. */
const isKnown = (heading: string, columns: readonly ImportColumn[]): boolean =>
  columns.some((column) => isSame(heading, column));

/** The only element that fits; undefined when several do. */
const onlyOne = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/** Suggests a field for each heading of a file. A field receives one column at most. */
export const suggestTargets = (headings: readonly string[], columns: readonly ImportColumn[]): Targets => {
  const targets = headings.map(() => '');
  for (const fits of [isSame, isSimilar])
    headings.forEach((heading, index) => {
      if (targets[index] !== '' || heading === '') return;
      if (fits === isSimilar && isKnown(heading, columns)) return;
      const free = columns.filter(({ name }) => !targets.includes(name));
      targets[index] = onlyOne(free.filter((column) => fits(heading, column)))?.name ?? '';
    });
  return targets;
};

/** Whether every heading is the name or the label of its field, so that nobody has to confirm the suggestion. */
export const areCertain = (headings: readonly string[], targets: Targets, columns: readonly ImportColumn[]): boolean =>
  headings.every((heading, index) =>
    columns.some(({ name, label }) => name === targets[index] && [name, label].includes(heading)),
  );
