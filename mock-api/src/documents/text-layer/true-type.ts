/** A glyph to add: a moved copy of a glyph of the font, or an empty one. Lengths are in font units. */
export interface AddedGlyph {
  copyOf: { glyph: number; dx: number; dy: number } | null;
  advance: number;
}

const DIRECTORY_BYTES = 12;
const ENTRY_BYTES = 16;
const CHECKSUM_TOTAL = 0xb1b0afba;
/** `post` without glyph names. */
const POST_WITHOUT_NAMES = 0x00030000;
const POST_BYTES = 32;
const ARGUMENTS_ARE_WORDS_AND_XY = 0x0003;
const GLYPH_HEADER_BYTES = 10;

type Tables = Map<string, Buffer>;

const tablesOf = (font: Buffer): Tables => {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = DIRECTORY_BYTES + index * ENTRY_BYTES;
    const start = font.readUInt32BE(entry + 8);
    const bytes = font.subarray(start, start + font.readUInt32BE(entry + 12));
    tables.set(font.toString('latin1', entry, entry + 4), Buffer.from(bytes));
  }
  return tables;
};

const padded = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

const checksum = (table: Buffer): number => {
  const bytes = padded(table);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
};

const fontOf = (scaler: number, tables: Tables): Buffer => {
  const names = [...tables.keys()].toSorted();
  const directory = Buffer.alloc(DIRECTORY_BYTES + names.length * ENTRY_BYTES);
  const power = Math.floor(Math.log2(names.length));
  directory.writeUInt32BE(scaler, 0);
  directory.writeUInt16BE(names.length, 4);
  directory.writeUInt16BE(2 ** power * ENTRY_BYTES, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((names.length - 2 ** power) * ENTRY_BYTES, 10);
  const bodies: Buffer[] = [];
  let start = directory.length;
  names.forEach((name, index) => {
    const table = tables.get(name) ?? Buffer.alloc(0);
    const entry = DIRECTORY_BYTES + index * ENTRY_BYTES;
    directory.write(name, entry, 'latin1');
    directory.writeUInt32BE(checksum(table), entry + 4);
    directory.writeUInt32BE(start, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    bodies.push(padded(table));
    start += padded(table).length;
  });
  return Buffer.concat([directory, ...bodies]);
};

/** What a font can hold: a mark on top of hundreds of others is farther away, outside of every page. */
const int16 = (value: number): number => Math.max(-0x80_00, Math.min(0x7f_ff, value));

/** A composite glyph of one component. */
const movedCopy = (outline: Buffer, { glyph, dx, dy }: NonNullable<AddedGlyph['copyOf']>): Buffer => {
  if (outline.length === 0) return outline;
  const copy = Buffer.alloc(GLYPH_HEADER_BYTES + 8);
  copy.writeInt16BE(-1, 0);
  for (const [at, shift] of [dx, dy, dx, dy].entries())
    copy.writeInt16BE(int16(outline.readInt16BE(2 + at * 2) + shift), 2 + at * 2);
  copy.writeUInt16BE(ARGUMENTS_ARE_WORDS_AND_XY, GLYPH_HEADER_BYTES);
  copy.writeUInt16BE(glyph, GLYPH_HEADER_BYTES + 2);
  copy.writeInt16BE(int16(dx), GLYPH_HEADER_BYTES + 4);
  copy.writeInt16BE(int16(dy), GLYPH_HEADER_BYTES + 6);
  return copy;
};

/** Counts in `maxp` that a composite glyph may raise. */
const raiseLimits = (maxp: Buffer, glyphs: number): void => {
  maxp.writeUInt16BE(glyphs, 4);
  maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(6), maxp.readUInt16BE(10)), 10);
  maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(8), maxp.readUInt16BE(12)), 12);
  maxp.writeUInt16BE(Math.max(1, maxp.readUInt16BE(28)), 28);
  maxp.writeUInt16BE(maxp.readUInt16BE(30) + 1, 30);
};

/** Adds horizontal metrics: all glyphs get an entry of their own. */
const addMetrics = (tables: Tables, glyphs: number, added: readonly AddedGlyph[]): void => {
  const hhea = tables.get('hhea') ?? Buffer.alloc(36);
  const hmtx = tables.get('hmtx') ?? Buffer.alloc(0);
  const measured = hhea.readUInt16BE(34);
  const metrics: Buffer[] = [];
  const bearingOf = (glyph: number) =>
    hmtx.readInt16BE(glyph < measured ? glyph * 4 + 2 : measured * 4 + (glyph - measured) * 2);
  const add = (advance: number, bearing: number) => {
    const metric = Buffer.alloc(4);
    metric.writeUInt16BE(advance, 0);
    metric.writeInt16BE(int16(bearing), 2);
    metrics.push(metric);
  };
  for (let glyph = 0; glyph < glyphs; glyph += 1)
    add(hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4), bearingOf(glyph));
  for (const { copyOf, advance } of added) add(advance, copyOf ? bearingOf(copyOf.glyph) + copyOf.dx : 0);
  hhea.writeUInt16BE(glyphs + added.length, 34);
  tables.set('hmtx', Buffer.concat(metrics));
};

/** Adds the outlines, and writes `loca` with long offsets. */
const addOutlines = (tables: Tables, glyphs: number, added: readonly AddedGlyph[]): void => {
  const head = tables.get('head') ?? Buffer.alloc(54);
  const loca = tables.get('loca') ?? Buffer.alloc(0);
  const glyf = tables.get('glyf') ?? Buffer.alloc(0);
  const long = head.readInt16BE(50) === 1;
  const offsets = Array.from({ length: glyphs + 1 }, (_one, index) =>
    long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2,
  );
  const outlines = [padded(glyf.subarray(0, offsets.at(-1)))];
  let end = outlines[0]?.length ?? 0;
  const ends = added.map(({ copyOf }) => {
    const outline = copyOf
      ? padded(movedCopy(glyf.subarray(offsets[copyOf.glyph], offsets[copyOf.glyph + 1]), copyOf))
      : Buffer.alloc(0);
    outlines.push(outline);
    return (end += outline.length);
  });
  const written = [...offsets.slice(0, -1), outlines[0]?.length ?? 0, ...ends];
  const table = Buffer.alloc(written.length * 4);
  written.forEach((offset, index) => table.writeUInt32BE(offset, index * 4));
  head.writeInt16BE(1, 50);
  tables.set('loca', table);
  tables.set('glyf', Buffer.concat(outlines));
};

/**
 * Adds glyphs to the end of a TrueType font.
 * Tables as in the OpenType specification, https://learn.microsoft.com/typography/opentype/spec/otff
 */
export const addGlyphs = (font: Buffer, added: readonly AddedGlyph[]): Buffer => {
  const tables = tablesOf(font);
  const maxp = tables.get('maxp') ?? Buffer.alloc(32);
  const glyphs = maxp.readUInt16BE(4);
  addMetrics(tables, glyphs, added);
  addOutlines(tables, glyphs, added);
  raiseLimits(maxp, glyphs + added.length);
  const post = tables.get('post')?.subarray(0, POST_BYTES);
  post?.writeUInt32BE(POST_WITHOUT_NAMES, 0);
  if (post) tables.set('post', post);
  const head = tables.get('head');
  head?.writeUInt32BE(0, 8);
  const scaler = font.readUInt32BE(0);
  head?.writeUInt32BE((CHECKSUM_TOTAL - checksum(fontOf(scaler, tables))) >>> 0, 8);
  return fontOf(scaler, tables);
};

/** Number of glyphs of a TrueType font, and its units per em. */
export const sizeOf = (font: Buffer): { glyphs: number; unitsPerEm: number } => {
  const tables = tablesOf(font);
  return {
    glyphs: tables.get('maxp')?.readUInt16BE(4) ?? 0,
    unitsPerEm: tables.get('head')?.readUInt16BE(18) ?? 1000,
  };
};
