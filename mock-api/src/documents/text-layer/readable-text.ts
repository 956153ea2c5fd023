import { openFont, type CidFont } from './cid-font.ts';
import { contentOfStatements, statementsOf, type PlacedGlyph, type Show } from './page-text.ts';
import { contentOf, readObjects, withContent, writeObjects, type PdfObjects } from './pdf-objects.ts';

type Item = number | { code: number };

const MARK = /\p{M}/u;
const ARABIC = /^\p{Script=Arabic}+$/u;
const PER_EM = 1000;

const marksOf = (text: string): string[] => Array.from(text).filter((character) => MARK.test(character));
const charactersOf = (text: string): string[] => Array.from(text).filter((character) => !MARK.test(character));

const isMark = ({ font }: Show, { code, cluster }: PlacedGlyph): boolean =>
  font.widthOf(code) === 0 && MARK.test(cluster);

const empty = (font: CidFont, text: string, width = 0): Item => ({
  code: font.codeFor({ code: null, text, width, dx: 0, dy: 0 }),
});

/** The glyph of a mark, and where it stands on the page. */
interface Mark {
  show: Show;
  glyph: PlacedGlyph;
  x: number;
  y: number;
}

/** Codes of the marks on one glyph, from left to right, which means from the last mark to the first. */
const markItems = (marks: readonly Mark[], base: Show, x: number): Item[] =>
  marks.flatMap(({ show, glyph, ...at }, index) => {
    const { font, size } = show;
    const texts = marksOf(glyph.cluster).toReversed();
    const isLast = index === marks.length - 1;
    const [text = '', ...others] = isLast ? texts.slice(index) : texts.slice(index, index + 1);
    const dx = Math.round(((at.x - x) / size) * PER_EM);
    const dy = Math.round(((at.y - base.y) / size) * PER_EM);
    return [
      { code: font.codeFor({ code: glyph.code, text, width: 0, dx, dy }) },
      ...others.map((other) => empty(font, other)),
    ];
  });

/** Codes of a ligature: one for each of its characters, which share its width. The leftmost shows the glyph. */
const ligatureItems = (font: CidFont, code: number, characters: readonly string[]): Item[] => {
  const share = Math.floor(font.widthOf(code) / characters.length);
  const first = font.widthOf(code) - share * (characters.length - 1);
  const [last = '', ...others] = characters.toReversed();
  return [
    { code: font.codeFor({ code, text: last, width: first, dx: 0, dy: 0 }) },
    ...others.map((character) => empty(font, character, share)),
  ];
};

/** Codes of a glyph that is no mark. @param hasMarks its marks are glyphs of their own */
const baseItems = (font: CidFont, { code, cluster }: PlacedGlyph, hasMarks: boolean): Item[] => {
  const marks = hasMarks ? [] : marksOf(cluster).toReversed();
  const characters = charactersOf(cluster);
  const isLigature = characters.length > 1 && ARABIC.test(characters.join(''));
  return [
    ...marks.map((mark) => empty(font, mark)),
    ...(isLigature
      ? ligatureItems(font, code, characters)
      : [{ code: font.codeFor({ code, text: characters.join(''), width: font.widthOf(code), dx: 0, dy: 0 }) }]),
  ];
};

/** A line of text that later shows may continue. `x` is where it ends. */
interface Line {
  show: Show;
  x: number;
  items: Item[];
}

/** Largest distance between two parts of one line, as a share of the font size. */
const MAX_GAP = 0.02;

const continues = ({ show, x }: Line, next: Show): boolean =>
  next.font === show.font &&
  next.size === show.size &&
  next.style === show.style &&
  Math.abs(next.y - show.y) < MAX_GAP &&
  Math.abs(next.x - x) < MAX_GAP * next.size;

const moveBy = (distance: number, size: number): number => Math.round((-distance / size) * PER_EM * 1000) / 1000;

/**
 * Gives every glyph of a page a code for each of its characters. Marks move to the baseline of their word, and the parts
 * of a line that look alike become one.
 */
const codesOfShows = (shows: readonly Show[]): Map<Show, Item[]> => {
  const codes = new Map<Show, Item[]>();
  let marks: Mark[] = [];
  let line: Line | undefined;
  for (const show of shows) {
    let { x } = show;
    let isPlaced = false;
    for (const item of show.items) {
      if (typeof item === 'number') {
        x -= (item / PER_EM) * show.size;
        continue;
      }
      if (isMark(show, item)) {
        marks.push({ show, glyph: item, x, y: show.y });
        continue;
      }
      if (!line || (!isPlaced && !continues(line, { ...show, x }))) {
        line = { show, x: show.x, items: [] };
        codes.set(show, line.items);
      }
      isPlaced = true;
      const gap = moveBy(x - line.x, show.size);
      if (gap !== 0) line.items.push(gap);
      line.items.push(...markItems(marks, show, x), ...baseItems(show.font, item, marks.length > 0));
      marks = [];
      x += (show.font.widthOf(item.code) / PER_EM) * show.size;
      line.x = x;
    }
  }
  return codes;
};

const FONTS = /\/Font <<([\s\S]*?)>>/;

const fontNumbers = (page: string): (readonly [name: string, number: number])[] =>
  [...(FONTS.exec(page)?.[1] ?? '').matchAll(/\/(\S+) (\d+) 0 R/g)].map(([, name = '', number]) => [
    name,
    Number(number),
  ]);

const rewritePage = (pdf: PdfObjects, page: string, openedFont: (number: number) => CidFont | undefined): void => {
  const number = Number(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
  const stream = pdf.objects.get(number);
  if (!stream) return;
  const fonts = new Map(
    fontNumbers(page).flatMap(([name, object]) => {
      const font = openedFont(object);
      return font ? [[name, font] as const] : [];
    }),
  );
  const statements = statementsOf(contentOf(stream).toString('latin1'), fonts);
  const shows = statements.flatMap((statement) => ('show' in statement ? [statement.show] : []));
  const content = contentOfStatements(statements, codesOfShows(shows));
  pdf.objects.set(number, withContent(stream, Buffer.from(content, 'latin1')));
};

/**
 * Rewrites the text layer of a PDF, so that programs can copy, search and speak its text. The typesetter's own layer has three
 * faults: a vowel mark repeats the text of its letter, a mark stands on a line of its own, and لا is one glyph. Programs then
 * repeat characters, split words and reverse their order. In the new layer each glyph is one character, on the baseline, in order.
 */
export const withReadableText = (bytes: Buffer): Buffer => {
  const pdf = readObjects(bytes);
  const fonts = new Map<number, CidFont | undefined>();
  const openedFont = (number: number): CidFont | undefined => {
    const font = fonts.has(number) ? fonts.get(number) : openFont(pdf, number);
    fonts.set(number, font);
    return font;
  };
  const pages = [...pdf.objects.values()].filter(({ dictionary }) => /\/Type \/Page\s/.test(dictionary));
  for (const { dictionary } of pages) rewritePage(pdf, dictionary, openedFont);
  for (const font of fonts.values()) font?.save();
  return writeObjects(pdf);
};
