import type { ReactNode } from 'react';
import { color, media, text } from 'shared-lib/theme';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';

const Page = styled(Wrap)`
  display: grid;
  align-content: center;
  min-block-size: 60svh;
  padding-block: var(--section);
`;
const Card = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s6) var(--s8);
  align-items: center;
  padding: var(--s8);
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${color.brass500};
  background: ${color.white};
  h1 {
    ${text.h3}
  }
  p {
    max-inline-size: 40rem;
    color: ${color.text2};
  }
  ${media.noSidebar} {
    grid-template-columns: auto minmax(0, 1fr);
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    padding: var(--s6);
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2h);
  ${media.noSidebar} {
    grid-column: 1 / -1;
  }
`;

interface MessageProps {
  /** Icon of the message, 64 px. */
  mark: ReactNode;
  title: string;
  text: string;
  role?: 'alert';
  /** Links and buttons for what to do next. */
  children: ReactNode;
}

/** A page with a single message. */
export const Message = ({ mark, title, text: body, role, children }: MessageProps) => (
  <Page as="main">
    <Card role={role}>
      {mark}
      <div>
        <h1>{title}</h1>
        <p>{body}</p>
      </div>
      <Actions>{children}</Actions>
    </Card>
  </Page>
);
