import type { ReactNode } from 'react';
import { color, media, space, text } from 'shared-lib/theme';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';

const Room = styled(Wrap)`
  display: grid;
  align-content: center;
  min-block-size: 60svh;
  padding-block: ${space.section};
`;
const Card = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 1.5rem 2rem;
  align-items: center;
  padding: 2rem;
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
  ${media.drawer} {
    grid-template-columns: auto minmax(0, 1fr);
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    padding: 1.5rem;
  }
`;
const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  ${media.drawer} {
    grid-column: 1 / -1;
  }
`;

interface MessageProps {
  /** A picture of what is the matter, 64 px. */
  mark: ReactNode;
  title: string;
  text: string;
  role?: 'alert';
  /** What can be done next. */
  children: ReactNode;
}

/** A page that is one message. */
export const Message = ({ mark, title, text: words, role, children }: MessageProps) => (
  <Room as="main">
    <Card role={role}>
      {mark}
      <div>
        <h1>{title}</h1>
        <p>{words}</p>
      </div>
      <Deeds>{children}</Deeds>
    </Card>
  </Room>
);
