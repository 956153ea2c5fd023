import type { ReactNode } from 'react';
import { color, media } from 'shared-lib/theme';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(7rem, max-content) minmax(0, 1fr);
  gap: var(--s2) var(--s5);
  overflow-wrap: anywhere;
  dt {
    color: ${color.text2};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    dd + dt {
      margin-block-start: var(--s2h);
    }
  }
`;

interface Props {
  items: readonly { label: string; value: ReactNode }[];
}

/** Facts in words, each beside its name. */
export const FactList = ({ items }: Props) => (
  <List>{items.map(({ label, value }) => [<dt key={`${label} name`}>{label}</dt>, <dd key={label}>{value}</dd>])}</List>
);
