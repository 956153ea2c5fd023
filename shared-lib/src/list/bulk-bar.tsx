import { useState, type ReactNode } from 'react';
import { listLabels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { media, surface, text } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import type { ListDefinition } from './list-definition.ts';
import type { ListSelection } from './use-list-selection.ts';
import type { ListControls } from './list-state.ts';

/** The API finds at most this many rows for one action (`dialect/selection.ts`). */
const MAX_SELECTED = 2000;

const Bar = styled.div`
  ${surface.dark}
  position: sticky;
  /* Below the sticky top bar. */
  inset-block-start: var(--top-bar, 4.5rem);
  z-index: 2;
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
  ${media.stackedOnScreen} {
    gap: var(--s1) var(--s3);
    padding: var(--s2) var(--s3);
    /* One row, which scrolls: several would cover the rows that are being selected. */
    > :last-child {
      flex-wrap: nowrap;
      inline-size: 100%;
      overflow-x: auto;
      scrollbar-width: none;
    }
    > :last-child > * {
      flex: none;
    }
  }
`;

interface Props<Row> {
  list: Pick<ListDefinition<Row>, 'source' | 'filters'>;
  selection: ListSelection<Row>;
  controls: ListControls;
  /** Rows that match the search and filters. */
  total: number;
  children: ReactNode;
}

/** «3 من 15». Rows that have left the list since they were selected are said, so that the first number is never the larger one. */
const countText = (selected: number, total: number): string =>
  selected > total
    ? listLabels.selectedBeyond(formatNumber(selected), formatNumber(total))
    : listLabels.selected(formatNumber(selected), formatNumber(total));

/** Number of selected rows, ways to select all or none, and the actions on them. It stays in sight while the rows scroll. */
export const BulkBar = <Row,>({ list, selection, controls, total, children }: Props<Row>) => {
  const [isFinding, setIsFinding] = useState(false);
  const { findIds } = list.source;
  const selectAll = async () => {
    setIsFinding(true);
    try {
      const query = list.source.toQuery({ ...controls.state, page: 1 }, list.filters);
      selection.addIds((await findIds?.(query)) ?? []);
    } catch (error) {
      toast.failure(listLabels.failed, error instanceof HttpError ? error.message : undefined);
    } finally {
      setIsFinding(false);
    }
  };
  const hasMore = findIds !== undefined && selection.ids.size < total;
  return (
    <Bar role="group" aria-label={listLabels.bulk}>
      <p role="status">{isFinding ? listLabels.selecting : countText(selection.ids.size, total)}</p>
      {hasMore && total <= MAX_SELECTED && (
        <TextButton onClick={() => void selectAll()}>{listLabels.selectAll(formatNumber(total))}</TextButton>
      )}
      {hasMore && total > MAX_SELECTED && <p>{listLabels.tooMany(formatNumber(MAX_SELECTED))}</p>}
      <TextButton onClick={selection.clear}>{listLabels.clearSelection}</TextButton>
      <div data-commands="">{children}</div>
    </Bar>
  );
};
