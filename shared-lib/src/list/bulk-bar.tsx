import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listLabels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { surface, text } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import type { ListDefinition } from './list-definition.ts';
import { rowsQuery } from './list-queries.ts';
import type { ListSelection } from './use-list-selection.ts';
import type { ListControls } from './use-list-state.ts';

/** The API changes at most this many rows with one request. */
const MAX_SELECTED = 500;

const Bar = styled.div`
  ${surface.dark}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2h) var(--s4);
  padding: var(--s2h) var(--s4);
  font-size: var(--fs-sm);
  p {
    ${text.tabular}
  }
  > :last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    margin-inline-start: auto;
  }
`;

interface Props<Row> {
  list: Pick<ListDefinition<Row>, 'source' | 'filters' | 'keyOf'>;
  selection: ListSelection<Row>;
  controls: ListControls;
  /** Rows that match the search and filters. */
  total: number;
  children: ReactNode;
}

/** Number of selected rows, ways to select all or none, and the actions on them. */
export const BulkBar = <Row,>({ list, selection, controls, total, children }: Props<Row>) => {
  const queryClient = useQueryClient();
  const selectAll = async () => {
    try {
      const query = list.source.toQuery({ ...controls.state, page: 1, size: MAX_SELECTED }, list.filters);
      const { rows } = await queryClient.query(rowsQuery(list.source, query));
      selection.addIds(rows.map(list.keyOf));
    } catch (error) {
      toast.failure(listLabels.failed, error instanceof HttpError ? error.message : undefined);
    }
  };
  return (
    <Bar role="group" aria-label={listLabels.bulk}>
      <p role="status">{listLabels.selected(formatNumber(selection.ids.size), formatNumber(total))}</p>
      {selection.ids.size < total && total <= MAX_SELECTED && (
        <TextButton onClick={() => void selectAll()}>{listLabels.selectAll(formatNumber(total))}</TextButton>
      )}
      <TextButton onClick={selection.clear}>{listLabels.clearSelection}</TextButton>
      <div>{children}</div>
    </Bar>
  );
};
