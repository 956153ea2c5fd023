import type { CidFont } from './cid-font.ts';
import { codesOf, textOfString, tokensOf, type Token } from './content-tokens.ts';

/** A glyph on the page. */
export interface PlacedGlyph {
  code: number;
  /** The characters that it is part of: one or more that join, and their marks. */
  cluster: string;
}

/** An operator that shows glyphs from left to right. A number moves the next glyph to the left. */
export interface Show {
  font: CidFont;
  size: number;
  x: number;
  y: number;
  /** Operators that set colour and font. */
  style: string;
  items: (number | PlacedGlyph)[];
}

/** An operator with its operands: one that shows text, or any other as written. */
export type Statement = { show: Show } | { source: string };

const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const OPERATOR = /^(?:[A-Za-z]+[01*]?|['"])$/;
const OPENING = new Set(['<<', '[']);
const CLOSING = new Set(['>>', ']']);

/** Splits a content stream into operators. */
function* operatorsOf(source: string): Generator<{ name: string; operands: Token[] }> {
  let operands: Token[] = [];
  let depth = 0;
  for (const token of tokensOf(source)) {
    if (OPENING.has(token.source)) depth += 1;
    if (CLOSING.has(token.source)) depth -= 1;
    if (token.kind === 'word' && depth === 0 && OPERATOR.test(token.source)) {
      yield { name: token.source, operands };
      operands = [];
    } else operands.push(token);
  }
}

const numberAt = (operands: readonly Token[], index: number): number => Number(operands.at(index)?.source);

const itemsOf = (operands: readonly Token[], font: CidFont, actualText: string | undefined): Show['items'] =>
  operands.flatMap<number | PlacedGlyph>(({ kind, source }) => {
    if (kind === 'string')
      return codesOf(source).map((code) => ({
        code,
        cluster: (actualText ?? font.textOf(code)).replaceAll(CONTROLS, ''),
      }));
    return Number.isNaN(Number(source)) ? [] : [Number(source)];
  });

/** What the operators so far have set. */
interface State {
  origin: { x: number; y: number };
  offset: { x: number; y: number };
  font: CidFont | undefined;
  size: number;
  /** The newest operator of each kind that changes how text looks. */
  style: Map<string, string>;
  /** Open marked content: its `ActualText`, `null` when it has none, and whether its operators are left out. */
  marked: { text: string | null; isLeftOut: boolean }[];
}

const STYLE = new Set(['cs', 'sc', 'scn', 'g', 'rg', 'k', 'gs', 'Tr', 'Tf', 'Tc', 'Tw', 'Tz', 'Ts']);

const actualTextOf = (operands: readonly Token[]): string | null => {
  const name = operands.findIndex(({ source }) => source === '/ActualText');
  const value = operands[name + 1];
  return name < 0 || !value ? null : textOfString(value.source);
};

const sourceOf = (name: string, operands: readonly Token[]): string =>
  [...operands.map(({ source }) => source), name].join(' ');

/** Follows the marked content. @returns whether the operator is left out */
const followMarked = ({ marked }: State, name: string, operands: readonly Token[]): boolean => {
  if (name === 'EMC') return marked.pop()?.isLeftOut ?? false;
  if (name !== 'BDC' && name !== 'BMC') return false;
  const text = name === 'BDC' ? actualTextOf(operands) : null;
  // Programs end a word where marked content ends.
  const isLeftOut = text !== null || operands[0]?.source === '/ReversedChars';
  marked.push({ text, isLeftOut });
  return isLeftOut;
};

/** Follows the operators that a show depends on. */
const follow = (state: State, name: string, operands: readonly Token[], fonts: ReadonlyMap<string, CidFont>): void => {
  if (name === 'cm') {
    state.origin = { x: numberAt(operands, -2), y: numberAt(operands, -1) };
    state.style.clear();
  }
  if (name === 'BT') state.offset = { x: 0, y: 0 };
  if (name === 'Tm') state.offset = { x: numberAt(operands, -2), y: numberAt(operands, -1) };
  if (name === 'Tf') {
    state.font = fonts.get(operands[0]?.source.slice(1) ?? '');
    state.size = numberAt(operands, -1);
  }
  if (STYLE.has(name)) state.style.set(name, sourceOf(name, operands));
};

const showOf = (state: State, operands: readonly Token[], font: CidFont): Show => ({
  font,
  size: state.size,
  x: state.origin.x + state.offset.x,
  y: state.origin.y + state.offset.y,
  style: [...state.style.values()].toSorted().join(' '),
  items: itemsOf(operands, font, state.marked.findLast(({ text }) => text !== null)?.text ?? undefined),
});

/**
 * Reads the content of a page. Leaves out `ActualText`, which some programs read and others do not.
 * @param fonts by their names on the page
 */
export const statementsOf = (content: string, fonts: ReadonlyMap<string, CidFont>): Statement[] => {
  const state: State = {
    origin: { x: 0, y: 0 },
    offset: { x: 0, y: 0 },
    font: undefined,
    size: 0,
    style: new Map(),
    marked: [],
  };
  const statements: Statement[] = [];
  for (const { name, operands } of operatorsOf(content)) {
    if (followMarked(state, name, operands)) continue;
    follow(state, name, operands, fonts);
    if ((name === 'Tj' || name === 'TJ') && state.font) statements.push({ show: showOf(state, operands, state.font) });
    else statements.push({ source: sourceOf(name, operands) });
  }
  return statements;
};

const hexOf = (code: number): string => code.toString(16).padStart(4, '0');

/** Writes statements as a content stream. @param codes the codes to show, or numbers to move by, for each show */
export const contentOfStatements = (
  statements: readonly Statement[],
  codes: ReadonlyMap<Show, readonly (number | { code: number })[]>,
): string =>
  statements
    .flatMap((statement) => {
      if ('source' in statement) return [statement.source];
      const items = (codes.get(statement.show) ?? []).map((item) =>
        typeof item === 'number' ? ` ${item} ` : `<${hexOf(item.code)}>`,
      );
      return items.length > 0 ? [`[${items.join('').replaceAll('><', '')}] TJ`] : [];
    })
    .join('\n');
