import type { ReactNode } from 'react';
import { color, layout, media, paperStack, surface } from 'shared-lib/theme';
import styled from 'styled-components';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 19rem;
  align-items: start;
  gap: var(--s18);
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s12);
  }
  ${paperStack}
`;
const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s14);
  ${paperStack}
`;
const Side = styled.aside`
  position: sticky;
  inset-block-start: calc(${layout.header} + 1.5rem);
  display: grid;
  gap: var(--s6);
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
    margin-block-end: var(--s5);
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
  padding: var(--s6);
  border: 1px solid ${color.line};
  ${surface.light}
  h2 {
    margin-block-end: var(--s3);
    font-size: 1.0625rem;
    line-height: 1.65;
  }
  li + li {
    margin-block-start: var(--s2h);
  }
`;

/** Facts of the side column, one below the other. The first one is largest. */
export const SideFacts = styled.dl`
  display: grid;
  gap: var(--s4);
  div + div {
    padding-block-start: var(--s4);
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
  gap: var(--s2h);
  margin-block-start: var(--s6);
`;
