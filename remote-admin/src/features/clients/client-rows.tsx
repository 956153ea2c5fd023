import { useState, type ReactNode } from 'react';
import { formatNumber } from 'shared-lib/format';
import { color, text, weight } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { clientsCopy as labels } from '../../copy/clients.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > li {
    display: grid;
    gap: var(--s1);
    padding: var(--s3h) var(--s6);
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid ${color.line};
  }
  b {
    font-weight: ${weight.medium};
  }
`;
/** Facts of a row in one line that wraps. */
export const Meta = styled.p`
  ${text.xs}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s3);
  color: ${color.text3};
`;
export const Excerpt = styled.p`
  ${text.sm}
  display: -webkit-box;
  overflow: hidden;
  color: ${color.text2};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
const Note = styled.div`
  padding: var(--s4h) var(--s6);
  color: ${color.text2};
  ${text.sm}
`;

interface Props<Row> {
  title: string;
  rows: readonly Row[];
  keyOf: (row: Row) => number | string;
  /** Shown without rows. */
  empty: string;
  children: (row: Row) => ReactNode;
}

const FIRST = 6;

/** A panel with the first rows of a list; a button shows the others. */
export const RowsPanel = <Row,>({ title, rows, keyOf, empty, children }: Props<Row>) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={title} flush>
      {rows.length === 0 ? (
        <Note>{empty}</Note>
      ) : (
        <List>
          {rows.slice(0, isOpen ? undefined : FIRST).map((row) => (
            <li key={keyOf(row)}>{children(row)}</li>
          ))}
        </List>
      )}
      {rows.length > FIRST && !isOpen && (
        <Note>
          <Button size="small" tone="quiet" onClick={() => setIsOpen(true)}>
            {labels.showAll(formatNumber(rows.length))}
          </Button>
        </Note>
      )}
    </Panel>
  );
};
