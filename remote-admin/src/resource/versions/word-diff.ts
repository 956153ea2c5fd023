import { diffArrays } from 'diff';

export interface Words {
  /** Place in the text; words have no other identity. */
  at: number;
  text: string;
  isChanged: boolean;
}

/** Beyond this many changed words two texts count as wholly different, so that long texts cannot block the page. */
const MAX_CHANGES = 4000;

const wordsOf = (text: string): string[] => text.split(/(\s+)/).filter(Boolean);

/** The words of two texts, in order, with those that only one of them has. */
export const compareWords = (before: string, now: string): { before: Words[]; now: Words[] } => {
  const runs = diffArrays(wordsOf(before), wordsOf(now), { maxEditLength: MAX_CHANGES });
  if (!runs)
    return { before: [{ at: 0, text: before, isChanged: true }], now: [{ at: 0, text: now, isChanged: true }] };
  const without = (side: 'added' | 'removed') =>
    runs
      .filter((run) => !run[side])
      .map(({ value, added, removed }, at) => ({ at, text: value.join(''), isChanged: added || removed }));
  return { before: without('added'), now: without('removed') };
};
