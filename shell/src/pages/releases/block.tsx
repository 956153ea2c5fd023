import type { ReactNode } from 'react';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';

const Box = styled.section`
  border: 1px solid ${color.line};
  background: ${color.white};
  > h2 {
    padding: var(--s4h) var(--s6);
    border-block-end: 1px solid ${color.line};
    font-size: 1.0625rem;
    line-height: 1.6;
  }
  > div {
    padding: var(--s6);
  }
`;

/** A titled part of a page of the shell. `Panel` would put what it needs into the first scripts of every page. */
export const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <h2>{title}</h2>
    <div>{children}</div>
  </Box>
);
