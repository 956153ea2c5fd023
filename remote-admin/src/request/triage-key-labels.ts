import { inbox } from '../copy/inbox.ts';

/** The keys of the inbox with what they do, for the line below the rows and for the list of shortcuts. */
export const triageKeyLabels: readonly (readonly [string, string])[] = [
  ['J K', inbox.keys.nextPrevious],
  ['Enter', inbox.keys.open],
  ['A', inbox.keys.assign],
  ['R', inbox.keys.reply],
  ['E', inbox.keys.archive],
  ['S', inbox.keys.spam],
  ['M', inbox.keys.toMe],
  ['Z', inbox.keys.undo],
  ['X', inbox.keys.select],
];
