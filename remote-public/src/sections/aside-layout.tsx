import type { ReactNode } from 'react';
import { color, layout, media, surface } from 'shared-lib/theme';
import styled from 'styled-components';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 19rem;
  align-items: start;
  gap: 4.5rem;
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    gap: 3rem;
  }
`;
const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3.5rem;
`;
const Side = styled.aside`
  position: sticky;
  inset-block-start: calc(${layout.header} + 1.5rem);
  display: grid;
  gap: 1.5rem;
  ${media.stacked} {
    position: static;
  }
`;

/** Main column of text blocks with a sticky side column. The side column moves below where the layout stacks. */
export const AsideLayout = ({ children, aside, label }: { children: ReactNode; aside: ReactNode; label: string }) => (
  <Columns>
    <Blocks>{children}</Blocks>
    <Side aria-label={label}>{aside}</Side>
  </Columns>
);

const Titled = styled.section`
  h2 {
    margin-block-end: 1.25rem;
  }
`;

interface BlockProps {
  id: string;
  title: string;
  children: ReactNode;
}

export const Block = ({ id, title, children }: BlockProps) => (
  <Titled aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </Titled>
);

/** A box of the side column. */
export const SideBox = styled.div`
  padding: 1.5rem;
  border: 1px solid ${color.line};
  ${surface.light}
  h2 {
    margin-block-end: 0.75rem;
    font-size: 1.0625rem;
    line-height: 1.65;
  }
  li + li {
    margin-block-start: 0.625rem;
  }
`;

/** Facts of the side column, one below the other. The first one is largest. */
export const SideFacts = styled.dl`
  display: grid;
  gap: 1rem;
  div + div {
    padding-block-start: 1rem;
    border-block-start: 1px solid ${color.line};
  }
  dt {
    color: ${color.muted};
    font-size: var(--fs-sm);
  }
  div:first-child dd {
    color: ${color.heading};
    font-size: 1.5rem;
    line-height: 1.5;
  }
`;
/** Buttons of the side column. */
export const SideActions = styled.div`
  display: grid;
  gap: 0.625rem;
  margin-block-start: 1.5rem;
`;
