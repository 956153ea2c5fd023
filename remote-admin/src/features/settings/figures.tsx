import { Facts, type Fact } from 'shared-lib/ui/facts';
import styled from 'styled-components';

const Place = styled.div`
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s4) var(--s5);
    padding: 0;
    border: 0;
  }
  p {
    padding-block-start: var(--s4);
    font-size: var(--fs-sm);
  }
`;

/** Figures of a preview in two columns, with a note below. */
export const Figures = ({ items, note }: { items: readonly Fact[]; note?: string | undefined }) => (
  <Place>
    <Facts items={items} />
    {note !== undefined && <p>{note}</p>}
  </Place>
);
