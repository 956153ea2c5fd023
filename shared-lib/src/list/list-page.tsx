import { useQuery } from '@tanstack/react-query';
import { countOf } from 'shared-lib/format';
import { media, paperStack } from 'shared-lib/theme';
import styled from 'styled-components';
import { FilterBar } from './filter-bar.tsx';
import type { ListDefinition } from './list-definition.ts';
import { ListHead } from './list-head.tsx';
import { listQueryOptions } from './list-queries.ts';
import { ListRows } from './list-rows.tsx';
import { ListTabs } from './list-tabs.tsx';
import { useListState } from './list-state.ts';
import { useListView } from './use-list-view.ts';
import { ViewMenu } from './view-menu.tsx';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  /* The rows begin within 200 pixels. */
  ${media.stackedOnScreen} {
    gap: var(--s1);
  }
  ${paperStack}
`;

/** The page of any list. Its definition is in `list`; its state is in the URL. */
export const ListPage = <Row,>({ list }: { list: ListDefinition<Row> }) => {
  const controls = useListState(list);
  const view = useListView(list, controls.state.sort.key);
  const query = useQuery(listQueryOptions(list, controls.state));
  const { copy, filters, columns, actions } = list;
  return (
    <Layout>
      <ListHead
        title={copy.title}
        count={query.data ? countOf(query.data.total, copy.noun) : ''}
        tools={list.renderTools?.(list.source.toQuery(controls.state, filters))}
        actions={actions}
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
      <ListRows list={list} query={query} view={view} controls={controls} />
    </Layout>
  );
};
