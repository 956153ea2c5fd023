import type { ReactNode } from 'react';
import { color, media, text } from 'shared-lib/theme';
import styled from 'styled-components';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s4);
  h1 {
    ${text.pageTitle}
  }
  p {
    min-block-size: 1.75rem;
    color: ${color.muted};
    font-size: 0.9375rem;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2h);
  ${media.stacked} {
    inline-size: 100%;
    > * {
      flex: 1;
    }
  }
`;

interface Props {
  title: string;
  /** Without it, nothing is below the title; a live text keeps its line. */
  text: string;
  /** Announces changes of the text to screen readers, for example the number of rows. */
  isLive?: boolean;
  actions?: ReactNode;
}

export const PageHead = ({ title, text: description, isLive = false, actions }: Props) => (
  <Head>
    <div>
      <h1>{title}</h1>
      {(isLive || description !== '') && <p role={isLive ? 'status' : undefined}>{description}</p>}
    </div>
    {actions && <Actions data-commands="">{actions}</Actions>}
  </Head>
);
