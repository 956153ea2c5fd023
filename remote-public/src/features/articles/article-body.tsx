import { useMemo } from 'react';
import { deferredLayout, layout, media } from 'shared-lib/theme';
import { Prose } from 'shared-lib/ui/prose';
import styled from 'styled-components';
import { htmlToReact } from './html-to-react.ts';

/**
 * The mean height of each kind of block in the published articles, in rem: on wide screens and on phones. With one estimate for all, the
 * browser laid out blocks far below the first screen, and painted once more when these moved the others.
 */
const heights = [
  ['', 7, 12.5],
  [':is(h2, h3, h4)', 2.5, 2.75],
  [':is(ol, ul)', 15, 24],
  [':is(div, figure)', 21, 28],
] as const;

const Text = styled(Prose)`
  h2,
  h3 {
    scroll-margin-block-start: calc(${layout.header} + 1.5rem);
  }
  ${heights.map(([blocks, rem, phone]) => `> ${blocks}[data-late] { ${deferredLayout(rem, [[media.phone, phone]])} }`).join('\n')}
`;

export const ArticleBody = ({ html }: { html: string }) => {
  const text = useMemo(() => htmlToReact(html), [html]);
  return <Text>{text}</Text>;
};
