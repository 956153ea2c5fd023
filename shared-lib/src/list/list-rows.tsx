import type { UseQueryResult } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { listLabels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { Navigate } from 'shared-lib/router';
import { DataTable, type RowSelection } from 'shared-lib/ui/data-table';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Pagination } from 'shared-lib/ui/pagination';
import styled from 'styled-components';
import { BulkBar } from './bulk-bar.tsx';
import type { ListDefinition, ListPages, Rows } from './list-definition.ts';
import { FailedRows, LoadingRows, NoMatch, StaleRows } from './list-feedback.tsx';
import { isFiltered, lastPageOf, type ListControls } from './list-state.ts';
import { PageJump } from './page-jump.tsx';
import { useListSelection, type ListSelection } from './use-list-selection.ts';
import type { ListView } from './use-list-view.ts';

/** With more pages than this one may be opened by its number: their links show only the nearest. */
const MANY_PAGES = 5;

/** Dims the previous page while the next one is loading. */
const Results = styled.div<{ $isStale: boolean }>`
  min-inline-size: 0;
  /* Height of the sticky top bar. */
  scroll-margin-block-start: 5.5rem;
  &:focus {
    outline: none;
  }
  opacity: ${({ $isStale }) => ($isStale ? 0.6 : 1)};
`;

interface Props<Row> {
  list: ListDefinition<Row>;
  query: UseQueryResult<Rows<Row>>;
  view: ListView<Row>;
  controls: ListControls;
}

/** Moves focus and scroll position to the start of the list when the page changes, before a key that has turned it focuses a row. */
const useFocusOnPageChange = (page: number) => {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return list;
};

const tableSelection = <Row,>(
  { nameOf }: ListDefinition<Row>,
  { isSelected, toggle, setRows }: ListSelection<Row>,
  rows: readonly Row[],
): RowSelection<Row> => ({
  isSelected,
  toggle,
  toggleAll: (on) => setRows(rows, on),
  labelOf: (row) => listLabels.selectRow(nameOf(row)),
  allLabel: listLabels.selectPage,
});

const Table = <Row,>({ list, query, view, controls, data }: Props<Row> & { data: Rows<Row> }) => {
  const { state, change, hrefOf } = controls;
  const listStart = useFocusOnPageChange(state.page);
  const selection = useListSelection(list.keyOf, JSON.stringify([state.q, state.filters, state.sort]));
  const lastPage = lastPageOf(data.total, state.size);
  const pages: ListPages = { page: state.page, lastPage, turnTo: (page) => change({ page }) };
  const from = (state.page - 1) * state.size + 1;
  return (
    <Results
      ref={listStart}
      tabIndex={-1}
      $isStale={query.isPlaceholderData}
      aria-busy={query.isPlaceholderData || undefined}
    >
      {list.renderBulkActions && selection.ids.size > 0 && (
        <BulkBar list={list} selection={selection} controls={controls} total={data.total}>
          {list.renderBulkActions(selection)}
        </BulkBar>
      )}
      {list.renderRows ? (
        list.renderRows(data.rows, selection, pages)
      ) : (
        <DataTable
          caption={list.copy.title}
          columns={view.columns}
          rows={data.rows}
          keyOf={list.keyOf}
          sort={state.sort}
          onSort={(sort) => change({ sort })}
          dense={view.isDense}
          sizes={view}
          twoLines
          {...(list.renderBulkActions ? { selection: tableSelection(list, selection, data.rows) } : {})}
        />
      )}
      {list.renderKeys?.(data.rows, selection, pages)}
      <Pagination page={state.page} lastPage={lastPage} hrefOf={(page) => hrefOf({ page })}>
        {listLabels.range(formatNumber(from), formatNumber(from + data.rows.length - 1), formatNumber(data.total))}
      </Pagination>
      {lastPage > MANY_PAGES && <PageJump lastPage={lastPage} onJump={(page) => change({ page })} />}
    </Results>
  );
};

/** Renders the rows of a list, or its loading, error, forbidden or empty state. */
export const ListRows = <Row,>(props: Props<Row>) => {
  const { list, query, view, controls } = props;
  const { data, error, isFetching, isPlaceholderData } = useLastingFailure(query);
  const retry = { isTrying: isFetching, onRetry: () => void query.refetch() };
  if (!data) return error ? <FailedRows error={error} {...retry} /> : <LoadingRows isDense={view.isDense} />;
  if (data.rows.length === 0 && data.total > 0 && !isPlaceholderData)
    return <Navigate to={controls.hrefOf({ page: lastPageOf(data.total, controls.state.size) })} replace />;
  return (
    <>
      {error && <StaleRows error={error} {...retry} />}
      {data.rows.length > 0 && <Table {...props} data={data} />}
      {data.rows.length === 0 && isFiltered(controls.state) && (
        <NoMatch onClear={() => controls.change({ q: '', filters: {} })} />
      )}
      {data.rows.length === 0 && !isFiltered(controls.state) && (
        <EmptyState level={2} title={list.copy.empty} text={list.copy.emptyText} action={list.emptyAction} />
      )}
    </>
  );
};
