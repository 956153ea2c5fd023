import { useQuery } from '@tanstack/react-query';
import { countOf } from 'shared-lib/format';
import { PageHead } from '../frame/page-head.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { ListDefinition } from './list-definition.ts';
import { listQuery } from './list-queries.ts';
import { ListRows } from './list-rows.tsx';
import { useListState } from './use-list-state.ts';
import { useView } from './use-view.ts';
import { ViewMenu } from './view-menu.tsx';

/** The page of a resource's list: everything about it is in its definition, and what is shown is in the address. */
export const ListPage = <Row,>({ list }: { list: ListDefinition<Row> }) => {
  const controls = useListState(list);
  const view = useView(list);
  const query = useQuery(listQuery(list, controls.state));
  const { words, filters, columns } = list;
  return (
    <>
      <PageHead title={words.title} text={query.data ? countOf(query.data.total, words.noun) : ''} isLive />
      <FilterBar search={words.search} filters={filters} columns={columns} controls={controls}>
        <ViewMenu view={view} controls={controls} />
      </FilterBar>
      <ListRows list={list} query={query} view={view} controls={controls} />
    </>
  );
};
