import { foldArabic } from 'shared-lib/format';

export interface TextPart {
  text: string;
  isHit: boolean;
}

/** Leading punctuation, word, trailing punctuation. */
const WORD = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{M}\p{N}%]*)$/su;

const wordsOf = (folded: string): string[] => folded.match(/\p{N}+(?:[.,\u066B]\p{N}+)+|[\p{L}\p{N}]+/gu) ?? [];

/**
 * Splits a text into hits (the words that the search found) and the text between them. Hits are whole words, because Arabic script
 * is cursive: a `<mark>` inside a word would break its joined shape.
 * @param words folded words
 */
export const highlight = (text: string, words: ReadonlySet<string>): TextPart[] => {
  const parts: TextPart[] = [];
  const add = (piece: string, isHit: boolean) => {
    if (piece === '') return;
    const last = parts.at(-1);
    if (last && !last.isHit && !isHit) last.text += piece;
    else parts.push({ text: piece, isHit });
  };
  for (const piece of text.split(/(\s+)/)) {
    const folded = foldArabic(piece);
    if (!wordsOf(folded).some((word) => words.has(word))) {
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
