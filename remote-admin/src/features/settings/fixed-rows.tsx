import { formatNumber } from 'shared-lib/format';
import { Fields } from 'shared-lib/form';
import { color, weight } from 'shared-lib/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Group = styled.fieldset`
  padding-block: var(--s4);
  border-block-end: 1px solid ${color.line};
  &:last-child {
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: var(--s2);
    font-weight: ${weight.strong};
  }
`;

interface Props {
  count: number;
  /** Legend of a row; `index` is formatted and counted from 1. */
  titleOf: (index: string) => string;
  /** Fields of a row; `index` is counted from 0. */
  children: (index: number) => ReactNode;
}

/** Rows of fields whose number the page fixes. */
export const FixedRows = ({ count, titleOf, children }: Props) => (
  <div>
    {Array.from({ length: count }, (_, index) => (
      <Group key={index}>
        <legend>{titleOf(formatNumber(index + 1))}</legend>
        <Fields>{children(index)}</Fields>
      </Group>
    ))}
  </div>
);
