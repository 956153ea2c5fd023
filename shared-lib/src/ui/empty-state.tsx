import type { ReactNode } from 'react';
import { color, surface, text } from 'shared-lib/theme';
import styled from 'styled-components';
import { LogoMark } from './logo-mark.tsx';

const Box = styled.div`
  display: grid;
  place-content: center;
  place-items: center;
  gap: var(--s3);
  padding: var(--s14) var(--s6);
  border: 1px dashed ${color.sand400};
  ${surface.light}
  background-color: ${color.paper};
  text-align: center;
  /* The same size at each heading level. */
  h1,
  h2,
  h3 {
    ${text.h3}
  }
  p {
    max-inline-size: 30rem;
    color: ${color.text2};
    text-wrap: balance;
  }
`;

interface Props {
  /** Sentence about what is missing. */
  title: string;
  text?: ReactNode;
  /** The next step for the user. */
  action?: ReactNode;
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
}

export const EmptyState = ({ title, text: description, action, level = 3 }: Props) => {
  const Title = `h${level}` as const;
  return (
    <Box>
      <LogoMark size={40} />
      <Title>{title}</Title>
      {description && <p>{description}</p>}
      {action}
    </Box>
  );
};
