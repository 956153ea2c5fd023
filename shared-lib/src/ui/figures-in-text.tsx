import { createElement, type ReactNode } from 'react';
import { splitFigures } from 'shared-lib/format';

/**
 * A text of a record whose percentages and signed numbers are isolated from left to right, so that they keep their order between
 * Arabic letters. It is one element, because the parts would be items of their own in a list or a row that is a grid.
 */
export const figuresInText = (text: string): ReactNode => {
  const parts = splitFigures(text);
  if (parts.length === 1) return text;
  // As children of their own they need no keys.
  const isolate = (part: string, index: number) =>
    index % 2 === 1 ? createElement('bdi', { dir: 'ltr' }, part) : part;
  return createElement('span', null, ...parts.map(isolate));
};
