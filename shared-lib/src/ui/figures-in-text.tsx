import { createElement, Fragment, type ReactNode } from 'react';
import { splitFigures } from 'shared-lib/format';

/**
 * A text of a record whose percentages and signed numbers are isolated from left to right, so that they keep their order between
 * Arabic letters.
 */
export const figuresInText = (text: string): ReactNode => {
  const parts = splitFigures(text);
  if (parts.length === 1) return text;
  // Children of their own need no keys.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 1 ? <bdi dir="ltr">{part}</bdi> : part)),
  );
};
