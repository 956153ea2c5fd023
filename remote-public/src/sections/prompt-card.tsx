import type { ReactNode } from 'react';
import { color, media, surface } from 'shared-lib/theme';
import styled from 'styled-components';
import path from '../art/decision-path.svg';

const Box = styled.aside<{ $tone: 'dark' | 'sand' }>`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--s8);
  padding: var(--s8);
  ${({ $tone }) => ($tone === 'dark' ? surface.dark : `background: ${color.sand200};`)}
  p {
    margin-block-start: var(--s3);
    color: ${color.muted};
  }
  img {
    inline-size: 100%;
    max-block-size: 14rem;
  }
  ${media.stacked} {
    img {
      display: none;
    }
  }
  /* Fills the rest of its row. */
  ${media.columns} {
    &:nth-child(3n + 2) {
      grid-column: span 2;
    }
    &:nth-child(3n + 1) {
      grid-column: 1 / -1;
      flex-direction: row;
      align-items: center;
    }
    &:nth-child(3n + 1) > img {
      display: none;
    }
    &:nth-child(3n + 1) > a {
      flex: none;
      inline-size: auto;
    }
  }
`;

interface Props {
  tone: 'dark' | 'sand';
  title: string;
  text: string;
  action: ReactNode;
}

/** Last cell of a three-column card grid: an offer to visitors who found nothing suitable. */
export const PromptCard = ({ tone, title, text, action }: Props) => (
  <Box $tone={tone}>
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
    <img src={path} alt="" width={360} height={200} loading="lazy" />
    {action}
  </Box>
);
