import { createElement, Fragment, type ReactNode } from 'react';
import { splitFigures } from 'shared-lib/format';

/**
 * A text of a record whose percentages and signed numbers are isolated from left to right, so that they keep their order between
 * Arabic letters.
 */
export const figuresInText = (text: string): ReactNode => {
  const parts = splitFigures(text);
  if (parts.length === 1) return text;
  // As children of their own they need no keys.
  const isolate = (part: string, index: number) =>
    index % 2 === 1 ? createElement('bdi', { dir: 'ltr' }, part) : part;
  return createElement(Fragment, null, ...parts.map(isolate));
};
