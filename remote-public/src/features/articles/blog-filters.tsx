import { useQuery } from '@tanstack/react-query';
import { useRef, type SubmitEvent } from 'react';
import { formatNumber } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { useNavigate } from 'shared-lib/router';
import { media } from 'shared-lib/theme';
import { ChipLink, Chips } from 'shared-lib/ui/chip';
import { SearchInput } from 'shared-lib/ui/search-input';
import styled from 'styled-components';
import { articles } from '../../copy/articles.ts';
import { articleQueries } from './articles.api.ts';
import { blogHref, type BlogListState } from './blog-list-state.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 1rem;
  margin-block-end: 2rem;
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
const Form = styled.form`
  flex: 1 1 16rem;
  max-inline-size: 22rem;
`;

/** Category chips with article counts. Optional: without them the search and the list still work. */
const Categories = ({ listState }: { listState: BlogListState }) => {
  const { data: categories = [], isError } = useQuery(articleQueries.categories());
  if (isError && categories.length === 0) return null;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const chips = categories.length > 0 ? [{ name: undefined, count: total }, ...categories] : [];
  return (
    <Row as="nav" aria-label={articles.categories}>
      {chips.map(({ name, count }) => (
        <ChipLink
          key={name ?? ''}
          to={blogHref({ q: listState.q, category: name })}
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
      {listState.category && <input type="hidden" name="category" value={listState.category} />}
      {listState.tag && <input type="hidden" name="tag" value={listState.tag} />}
    </Form>
  );
};

export const BlogFilters = ({ listState }: { listState: BlogListState }) => (
  <Bar>
    <Categories listState={listState} />
    <Search listState={listState} />
  </Bar>
);
