/**
 * Removes what people cannot see from text that they typed, pasted or imported. It comes with copies from WhatsApp, Word and PDF
 * files; it makes an e-mail address invalid, reverses a line, or breaks the format that the text is written in.
 */

/**
 * `line` is text of one line: names, titles, phone numbers, search terms. `paragraphs` keeps line breaks, tabs and the direction marks
 * of a text in two directions. `code` is for programs and holds nothing invisible: e-mail addresses, tokens, references, slugs.
 */
export type TextKind = 'line' | 'paragraphs' | 'code';

/** Line breaks of all systems, also those of Word (U+000B), of mainframes (U+0085) and of Unicode (U+2028, U+2029). */
const BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const BREAKS_AND_TABS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** No characters of text: controls, single surrogates, code points that Unicode reserves, marks of annotations. */
const NEVER_TEXT = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\uFFF9-\uFFFB]/gu;
/** What Unicode calls ignorable: direction marks, zero-width characters, soft hyphens, tags, fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Ignorable characters that can change how their neighbours look: joiners, and selectors of a variant. */
const SHAPING = /\u200C|\u200D|[\u{FE00}-\u{FE0F}]|[\u{E0100}-\u{E01EF}]/u;
const SHAPING_RUN = new RegExp(`(?:${SHAPING.source})+`, 'gu');
const DIRECTION_MARK = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** Scripts in which a joiner or non-joiner inside a word changes what one sees. */
const JOINING_SCRIPT =
  /^(?=[\p{L}\p{M}])[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]/u;
const EMOJI_END = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
const EMOJI_START = /^\p{Extended_Pictographic}/u;
const CAN_HAVE_VARIANT = /^[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

const characterBefore = (text: string, index: number): string => {
  const last = text.slice(Math.max(0, index - 2), index);
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(last) ? last : last.slice(-1);
};

/** Of a run of joiners and selectors, at most one selector of the character before, then one joiner to the character after. */
const shaping = (run: string, offset: number, text: string): string => {
  const before = characterBefore(text, offset);
  const after = text.slice(offset + run.length, offset + run.length + 2);
  const last = run.at(-1) ?? '';
  const selector = CAN_HAVE_VARIANT.test(before) ? (/^[^\u200C\u200D]/u.exec(run)?.[0] ?? '') : '';
  const isInWord = JOINING_SCRIPT.test(before) && JOINING_SCRIPT.test(after);
  const isInEmoji = last === '\u200D' && EMOJI_END.test(before) && EMOJI_START.test(after);
  return selector + (/[\u200C\u200D]/.test(last) && (isInWord || isInEmoji) ? last : '');
};

const withoutInvisible = (text: string, stays: (character: string) => boolean): string =>
  text
    .replaceAll(NEVER_TEXT, '')
    .replaceAll(INVISIBLE, (character) => (stays(character) ? character : ''))
    .replaceAll(SHAPING_RUN, shaping);

const isIsolate = (mark: string): boolean => mark >= '\u2066';
const isOverride = (mark: string): boolean => mark === '\u202D' || mark === '\u202E';

/**
 * Removes overrides, which reverse text, and direction marks that open without a close or close without an opening. Unicode pairs
 * them within a paragraph (UAX #9, BD9 and X1-X8).
 */
const balanced = (paragraph: string): string => {
  if (!/[\u202A-\u202E\u2066-\u2069]/.test(paragraph)) return paragraph;
  const characters = Array.from(paragraph);
  const removed = new Set<number>();
  const open: { index: number; mark: string }[] = [];
  let isolates = 0;
  for (const [index, mark] of characters.entries()) {
    if (/[\u202A\u202B\u202D\u202E\u2066-\u2068]/.test(mark)) {
      open.push({ index, mark });
      if (isIsolate(mark)) isolates += 1;
    } else if (mark === '\u202C') {
      const last = open.at(-1);
      if (last && !isIsolate(last.mark)) open.pop();
      if (!last || isIsolate(last.mark)) removed.add(index);
      else if (isOverride(last.mark)) removed.add(last.index).add(index);
    } else if (mark === '\u2069' && isolates === 0) removed.add(index);
    else if (mark === '\u2069') {
      isolates -= 1;
      for (let last = open.pop(); last && !isIsolate(last.mark); last = open.pop()) removed.add(last.index);
    }
  }
  for (const { index } of open) removed.add(index);
  return characters.filter((_, index) => !removed.has(index)).join('');
};

/** Also the empty cell of Braille, which is shown as a space, and marks without an effect at an end. */
const BLANK = /[\s\u2800\u061C\u200E\u200F]/;
const VISIBLE = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** A loop, because the time of a pattern for the end of a text grows with the square of the spaces inside it. */
const withoutEnds = (text: string): string => {
  if (!VISIBLE.test(text)) return '';
  let start = 0;
  let end = text.length;
  while (BLANK.test(text.charAt(start))) start += 1;
  while (BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

/**
 * For writers of files, emails and documents, whose rows may be older than the cleaning of input: no controls but line feeds and tabs,
 * no overrides, direction marks balanced. Ends stay, because formatted figures begin with a direction mark.
 */
export const printableText = (text: string): string =>
  withoutInvisible(
    text.replaceAll(BREAK, '\n'),
    (character) => DIRECTION_MARK.test(character) || SHAPING.test(character),
  )
    .split('\n')
    .map(balanced)
    .join('\n');

/**
 * @param text what somebody typed, pasted or imported
 * @returns the text without what nobody sees, trimmed; empty if nothing visible is left. Joiners inside Arabic words and emoji stay;
 * visible characters never change. Cleaning the result again changes nothing.
 */
export const cleanText = (text: string, kind: TextKind = 'line'): string => {
  if (kind === 'paragraphs') return withoutEnds(printableText(text));
  const stays = (character: string): boolean => kind === 'line' && SHAPING.test(character);
  // Browsers remove line breaks from URLs and addresses too; a space would make them invalid.
  const oneLine = text.replaceAll(BREAKS_AND_TABS, kind === 'code' ? '' : ' ');
  return withoutEnds(withoutInvisible(oneLine, stays));
};
