import { useQuery } from '@tanstack/react-query';
import { countOf } from 'shared-lib/format';
import { PageHead } from 'shared-lib/ui/page-head';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { ListDefinition } from './list-definition.ts';
import { listQueryOptions } from './list-queries.ts';
import { ListRows } from './list-rows.tsx';
import { ListTabs } from './list-tabs.tsx';
import { useListState } from './list-state.ts';
import { useListView } from './use-list-view.ts';
import { ViewMenu } from './view-menu.tsx';

/** The page of any list. Its definition is in `list`; its state is in the URL. */
export const ListPage = <Row,>({ list }: { list: ListDefinition<Row> }) => {
  const controls = useListState(list);
  const view = useListView(list, controls.state.sort.key);
  const query = useQuery(listQueryOptions(list, controls.state));
  const { copy, filters, columns, actions } = list;
  return (
    <>
      <PageHead
        title={copy.title}
        text={query.data ? countOf(query.data.total, copy.noun) : ''}
        isLive
        actions={
          <>
            {list.renderTools?.(list.source.toQuery(controls.state, filters))}
            {actions}
          </>
        }
      />
      {list.tabs && <ListTabs list={list} controls={controls} />}
      <FilterBar
        search={copy.search}
        filters={filters}
        columns={columns}
        controls={controls}
        hasHeaders={!list.renderRows}
      >
        {!list.renderRows && <ViewMenu shape={list} view={view} controls={controls} />}
      </FilterBar>
      <AppliedFilters filters={filters} controls={controls} />
      <ListRows list={list} query={query} view={view} controls={controls} />
    </>
  );
};
