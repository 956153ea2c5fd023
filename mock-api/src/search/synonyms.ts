import { wordsIn, stemOf } from './terms.ts';
import { foldArabic } from 'shared-lib/format';

/** Stems of the words of an expression. */
type Expression = readonly string[];

/** For each expression, joined by spaces, the expressions of the same meaning. */
export type Synonyms = ReadonlyMap<string, readonly Expression[]>;

export const stemsOf = (text: string): Expression => wordsIn(text).map((word) => stemOf(foldArabic(word)));

/**
 * Reads a table of synonyms: one group a line, «كافيه = مقهى، قهوة». Each expression finds what the others of its line find.
 * Lines without two expressions have no effect.
 */
export const readSynonyms = (table: string): Synonyms => {
  const synonyms = new Map<string, Expression[]>();
  for (const line of table.split('\n')) {
    const expressions = line
      .split(/[=،,؛;]/u)
      .map(stemsOf)
      .filter((expression) => expression.length > 0);
    if (expressions.length < 2) continue;
    for (const expression of expressions) {
      const name = expression.join(' ');
      const others = expressions.filter((other) => other.join(' ') !== name);
      synonyms.set(name, [...(synonyms.get(name) ?? []), ...others]);
    }
  }
  return synonyms;
};
