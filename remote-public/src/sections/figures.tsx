import type { ReactNode } from 'react';
import { color, media, text } from 'shared-lib/theme';
import styled from 'styled-components';

const Row = styled.dl<{ $onDark: boolean }>`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: var(--s1);
    padding-inline-end: var(--s4);
  }
  dd {
    color: ${({ $onDark }) => ($onDark ? color.brass400 : color.heading)};
    ${text.figure}
  }
  dt {
    color: ${color.muted};
    font-size: 0.9375rem;
    text-wrap: balance;
  }
  ${media.stackedOnScreen} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s8) 0;
  }
  ${media.enlargedText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface Figure {
  label: string;
  value: ReactNode;
}

/** Key figures: large numbers above their labels. */
export const Figures = ({ items, onDark = false }: { items: readonly Figure[]; onDark?: boolean }) => (
  <Row $onDark={onDark}>
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Row>
);
