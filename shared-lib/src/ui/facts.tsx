import type { ReactNode } from 'react';
import { color, text, weight } from 'shared-lib/theme';
import styled from 'styled-components';

const Row = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s8);
  margin-block-start: auto;
  padding-block-start: var(--s4h);
  border-block-start: 1px solid var(--facts-line, ${color.line});
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--facts-label, ${color.text3});
    font-size: var(--fs-xs);
    line-height: 1.6;
  }
  dd {
    color: var(--facts-figure, ${color.ink900});
    font-size: 1.3125rem;
    font-weight: ${weight.medium};
    line-height: 1.4;
    ${text.tabular}
  }
`;

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Figures with their labels below, separated by a hairline at the bottom of a card. */
export const Facts = ({ items }: { items: readonly Fact[] }) => (
  <Row>
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Row>
);
