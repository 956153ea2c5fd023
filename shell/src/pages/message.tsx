import type { ReactNode } from 'react';
import { space, text } from 'shared-lib/theme';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';

const Room = styled(Wrap)`
  display: grid;
  gap: ${space.s4};
  align-content: center;
  justify-items: start;
  min-block-size: 60svh;
  padding-block: ${space.s16};
`;
const Title = styled.h1`
  ${text.h1}
`;
const Text = styled.p`
  ${text.lead}
  max-inline-size: 44rem;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  margin-block-start: ${space.s4};
`;

interface MessageProps {
  title: ReactNode;
  text: string;
  role?: 'alert';
  children: ReactNode;
}

/** A page that is one message and what can be done next. */
export const Message = ({ title, text: words, role, children }: MessageProps) => (
  <Room as="main">
    <div role={role}>
      <Title>{title}</Title>
      <Text>{words}</Text>
    </div>
    <Actions>{children}</Actions>
  </Room>
);
