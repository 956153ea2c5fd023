import { useQuery } from '@tanstack/react-query';
import { useRef, type SubmitEvent } from 'react';
import { formatNumber } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { useNavigate } from 'shared-lib/router';
import { media } from 'shared-lib/theme';
import { ChipLink, Chips } from '../../ui/chip.tsx';
import { SearchInput } from 'shared-lib/ui/search-input';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import styled from 'styled-components';
import { articles } from '../../copy/articles.ts';
import { articleQueries } from './articles.api.ts';
import { blogHref, type BlogListState } from './blog-list-state.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--s4);
  margin-block-end: var(--s8);
`;
/** A grid on phones: line breaks of a flex row would depend on the glyph widths of the font and change when the web font loads. */
const Row = styled(Chips)`
  ${media.stacked} {
    flex: 1 1 100%;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
    a {
      justify-content: space-between;
    }
  }
`;
/** At the end of the row also without chips, so that it does not move when loading them fails. */
const Tools = styled.div`
  flex: 1 1 16rem;
  margin-inline-start: auto;
  display: grid;
  gap: var(--s3);
  max-inline-size: 22rem;
  ${media.stacked} {
    max-inline-size: none;
  }
`;
const Form = styled.form`
  display: grid;
`;

const sorts = ['newest', 'oldest', 'title'] as const;

/** Category chips with article counts. Optional: without them the search and the list still work. */
const Categories = ({ listState }: { listState: BlogListState }) => {
  const { data: categories = [], error } = useLastingFailure(useQuery(articleQueries.categories()));
  if (error && categories.length === 0) return null;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const chips = categories.length > 0 ? [{ name: undefined, count: total }, ...categories] : [];
  return (
    <Row as="nav" aria-label={articles.categories}>
      {chips.map(({ name, count }) => (
        <ChipLink
          key={name ?? ''}
          to={blogHref({ q: listState.q, category: name, sort: listState.sort })}
          preventScrollReset
          aria-current={name === listState.category ? 'true' : undefined}
        >
          {name ?? articles.all} <small>{articles.count(formatNumber(count))}</small>
        </ChipLink>
      ))}
    </Row>
  );
};

/** Without JavaScript the browser submits the form to the same URL. */
const Search = ({ listState }: { listState: BlogListState }) => {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const search = (q: string) => {
    if (q !== listState.q) void navigate(blogHref({ ...listState, q, page: 1 }), { preventScrollReset: true });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    search(input.current?.value.trim() ?? '');
  };
  return (
    <Form role="search" action={paths.blog()} onSubmit={submit}>
      <SearchInput
        ref={input}
        key={listState.q}
        name="q"
        label={articles.search}
        placeholder={articles.search}
        defaultValue={listState.q}
        maxLength={200}
      />
      {listState.sort && <input type="hidden" name="sort" value={listState.sort} />}
      {listState.category && <input type="hidden" name="category" value={listState.category} />}
      {listState.tag && <input type="hidden" name="tag" value={listState.tag} />}
    </Form>
  );
};

/** Links, not a select, so that it also works without JavaScript. */
const Sort = ({ listState }: { listState: BlogListState }) => (
  <Chips as="nav" aria-label={articles.sort}>
    {sorts.map((sort) => (
      <ChipLink
        key={sort}
        to={blogHref({ ...listState, sort: sort === 'newest' ? undefined : sort, page: 1 })}
        preventScrollReset
        aria-current={(listState.sort ?? 'newest') === sort ? 'true' : undefined}
      >
        {articles.sorts[sort]}
      </ChipLink>
    ))}
  </Chips>
);

export const BlogFilters = ({ listState }: { listState: BlogListState }) => (
  <Bar>
    <Categories listState={listState} />
    <Tools>
      <Search listState={listState} />
      <Sort listState={listState} />
    </Tools>
  </Bar>
);
