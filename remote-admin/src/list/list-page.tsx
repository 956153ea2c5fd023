import { useQuery } from '@tanstack/react-query';
import { countOf } from 'shared-lib/format';
import { PageHead } from '../layout/page-head.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { ListDefinition } from './list-definition.ts';
import { listQueryOptions } from './list-queries.ts';
import { ListRows } from './list-rows.tsx';
import { useListState } from './use-list-state.ts';
import { useListView } from './use-list-view.ts';
import { ViewMenu } from './view-menu.tsx';

/** The list page of any resource. Its definition is in `list`; its state is in the URL. */
export const ListPage = <Row,>({ list }: { list: ListDefinition<Row> }) => {
  const controls = useListState(list);
  const view = useListView(list);
  const query = useQuery(listQueryOptions(list, controls.state));
  const { copy, filters, columns } = list;
  return (
    <>
      <PageHead title={copy.title} text={query.data ? countOf(query.data.total, copy.noun) : ''} isLive />
      <FilterBar search={copy.search} filters={filters} columns={columns} controls={controls}>
        <ViewMenu view={view} controls={controls} />
      </FilterBar>
      <ListRows list={list} query={query} view={view} controls={controls} />
    </>
  );
};
