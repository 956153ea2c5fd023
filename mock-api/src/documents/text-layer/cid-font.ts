import { addGlyphs, sizeOf, type AddedGlyph } from './true-type.ts';
import { contentOf, withContent, type PdfObject, type PdfObjects } from './pdf-objects.ts';

/** A glyph as a page needs it. Distances are in thousandths of the font size. */
export interface GlyphVariant {
  /** The glyph to show; `null` shows nothing. */
  code: number | null;
  text: string;
  width: number;
  dx: number;
  dy: number;
}

/** A font of a PDF whose codes are its glyph numbers. */
export interface CidFont {
  textOf(code: number): string;
  /** Advance width in thousandths of the font size. */
  widthOf(code: number): number;
  /** The code of a glyph with this text; a new one unless the font has it already. */
  codeFor(variant: GlyphVariant): number;
  /** Writes the added glyphs, the widths and the texts into the PDF. */
  save(): void;
}

const PER_EM = 1000;
const MAX_ENTRIES = 100;

/** The number of the object that an entry names; 0, which no object has, without the entry. */
const reference = (dictionary: string, name: string): number =>
  Number(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(dictionary)?.[1] ?? 0);

const objectOf = ({ objects }: PdfObjects, number: number): PdfObject => {
  const found = objects.get(number);
  if (!found) throw new Error(`The PDF has no object ${number}`);
  return found;
};

const textOfHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const hexOfText = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
const hexOfCode = (code: number): string => code.toString(16).padStart(4, '0').toUpperCase();

const textsOf = (cmap: string): Map<number, string> =>
  new Map(
    [...cmap.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gim)].map(([, code = '', text = '']) => [
      Number.parseInt(code, 16),
      textOfHex(text),
    ]),
  );

const withTexts = (cmap: string, texts: ReadonlyMap<number, string>): string => {
  const entries = [...texts].map(([code, text]) => `<${hexOfCode(code)}> <${hexOfText(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += MAX_ENTRIES) {
    const block = entries.slice(at, at + MAX_ENTRIES);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`);
  }
  return cmap.replace(/\d+ beginbfchar[\s\S]*endbfchar\n/, blocks.join(''));
};

const WIDTHS = /\/W \[([\s\S]*?)\]/;

/** Widths written as `first last width`, which is how the compiler writes them. */
const widthsOf = (dictionary: string): Map<number, number> => {
  const numbers = (WIDTHS.exec(dictionary)?.[1] ?? '').trim().split(/\s+/).map(Number);
  const widths = new Map<number, number>();
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [first = 0, last = 0, width = 0] = numbers.slice(at, at + 3);
    for (let code = first; code <= last; code += 1) widths.set(code, width);
  }
  return widths;
};

const withWidths = (dictionary: string, widths: ReadonlyMap<number, number>): string =>
  dictionary.replace(WIDTHS, `/W [${[...widths].map(([code, width]) => `${code} ${code} ${width}`).join(' ')}]`);

/** The parts of a font, which are objects of their own. */
const partsOf = (pdf: PdfObjects, number: number) => {
  const { dictionary } = objectOf(pdf, number);
  const cmap = reference(dictionary, 'ToUnicode');
  const descendant = reference(dictionary, 'DescendantFonts');
  const descriptor = objectOf(pdf, reference(objectOf(pdf, descendant).dictionary, 'FontDescriptor')).dictionary;
  return { cmap, descendant, program: reference(descriptor, 'FontFile2'), set: reference(descriptor, 'CIDSet') };
};

/** Codes of new glyphs, each made once, and the first code for each glyph's own text. */
const createCodes = (first: number) => {
  const added: AddedGlyph[] = [];
  const codes = new Map<string, number>();
  const own = new Map<number, string>();
  return {
    added,
    own,
    /** @returns the code, and whether it is new */
    find: (
      { code, text, width, dx, dy }: GlyphVariant,
      ownWidth: number,
      unit: number,
    ): { code: number; isNew: boolean } => {
      const isOwn = code !== null && dx === 0 && dy === 0 && width === ownWidth;
      if (isOwn && (own.get(code) ?? text) === text) {
        own.set(code, text);
        return { code, isNew: false };
      }
      const key = [code, text, width, dx, dy].join(' ');
      const known = codes.get(key);
      if (known !== undefined) return { code: known, isNew: false };
      const glyph = code === null ? null : { glyph: code, dx: Math.round(dx * unit), dy: Math.round(dy * unit) };
      added.push({ copyOf: glyph, advance: Math.round(width * unit) });
      codes.set(key, first + added.length - 1);
      return { code: first + added.length - 1, isNew: true };
    },
  };
};

/**
 * Opens a font of a PDF.
 * @param number of the font's object
 * @returns undefined for a font that is no TrueType: the compiler has some for characters that the font of the documents lacks, such as
 * Greek ones, and one glyph of theirs stands for one character
 */
export const openFont = (pdf: PdfObjects, number: number): CidFont | undefined => {
  if (!reference(objectOf(pdf, number).dictionary, 'DescendantFonts')) return undefined;
  const parts = partsOf(pdf, number);
  if (!parts.program) return undefined;
  const cmap = contentOf(objectOf(pdf, parts.cmap)).toString('latin1');
  const texts = textsOf(cmap);
  const widths = widthsOf(objectOf(pdf, parts.descendant).dictionary);
  const program = contentOf(objectOf(pdf, parts.program));
  const { glyphs, unitsPerEm } = sizeOf(program);
  const codes = createCodes(glyphs);
  const widthOf = (code: number): number => widths.get(code) ?? 0;

  return {
    // Glyph 0 stands for a character that no font has. The compiler gives it U+FFFF, which is no character.
    textOf: (code) => (code === 0 ? '\uFFFD' : (texts.get(code) ?? '')),
    widthOf,
    codeFor(variant) {
      const ownWidth = variant.code === null ? 0 : widthOf(variant.code);
      const { code, isNew } = codes.find(variant, ownWidth, unitsPerEm / PER_EM);
      if (isNew) {
        codes.own.set(code, variant.text);
        if (variant.width > 0) widths.set(code, variant.width);
      }
      return code;
    },
    save() {
      const count = glyphs + codes.added.length;
      const replace = (part: number, content: Buffer) =>
        pdf.objects.set(part, withContent(objectOf(pdf, part), content));
      replace(parts.cmap, Buffer.from(withTexts(cmap, codes.own), 'latin1'));
      replace(parts.program, addGlyphs(program, codes.added));
      // One bit for each glyph.
      if (parts.set) replace(parts.set, Buffer.alloc(Math.ceil(count / 8), 0xff));
      const descendant = objectOf(pdf, parts.descendant);
      pdf.objects.set(parts.descendant, { ...descendant, dictionary: withWidths(descendant.dictionary, widths) });
    },
  };
};
