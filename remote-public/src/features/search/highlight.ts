import { foldArabic } from 'shared-lib/format';

export interface TextPart {
  text: string;
  isHit: boolean;
}

/** Signs before a word, the word, signs after it. */
const WORD = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{M}\p{N}%]*)$/su;

/**
 * Takes a text apart into words that hold one of those searched for and what stands between them. Whole words, because part
 * of an Arabic word loses its joints when it stands alone.
 * @param words folded, as `searchWords` gives them
 */
export const highlight = (text: string, words: readonly string[]): TextPart[] => {
  const parts: TextPart[] = [];
  const add = (piece: string, isHit: boolean) => {
    if (piece === '') return;
    const last = parts.at(-1);
    if (last && !last.isHit && !isHit) last.text += piece;
    else parts.push({ text: piece, isHit });
  };
  for (const piece of text.split(/(\s+)/)) {
    const folded = foldArabic(piece);
    if (!words.some((word) => folded.includes(word))) {
      add(piece, false);
      continue;
    }
    const [, before = '', word = '', after = ''] = WORD.exec(piece) ?? [];
    add(before, false);
    add(word, true);
    add(after, false);
  }
  return parts;
};
