import { useMemo } from 'react';
import { deferredLayout, layout } from 'shared-lib/theme';
import { Prose } from 'shared-lib/ui/prose';
import styled from 'styled-components';
import { htmlToReact } from './html-to-react.ts';

const Text = styled(Prose)`
  h2,
  h3 {
    scroll-margin-block-start: calc(${layout.header} + 1.5rem);
  }
  > [data-late] {
    ${deferredLayout(8)}
  }
`;

export const ArticleBody = ({ html }: { html: string }) => {
  const text = useMemo(() => htmlToReact(html), [html]);
  return <Text>{text}</Text>;
};
