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
import { blogHref, type BlogPlace } from './blog-place.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 1rem;
  margin-block-end: 2rem;
`;
/** Columns on phones: where a row breaks there would depend on how wide the letters of a font are, and change when the font arrives. */
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

/** Categories with what is in them. They only help: where they cannot be had, the search and the list still stand. */
const Categories = ({ place }: { place: BlogPlace }) => {
  const { data: categories = [], isError } = useQuery(articleQueries.categories());
  if (isError && categories.length === 0) return null;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const chips = categories.length > 0 ? [{ name: undefined, count: total }, ...categories] : [];
  return (
    <Row as="nav" aria-label={articles.categories}>
      {chips.map(({ name, count }) => (
        <ChipLink
          key={name ?? ''}
          to={blogHref({ q: place.q, category: name })}
          preventScrollReset
          aria-current={name === place.category ? 'true' : undefined}
        >
          {name ?? articles.all} <small>{articles.count(formatNumber(count))}</small>
        </ChipLink>
      ))}
    </Row>
  );
};

/** Without scripts the browser sends the form itself, to the same address. */
const Search = ({ place }: { place: BlogPlace }) => {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const go = (q: string) => {
    if (q !== place.q) void navigate(blogHref({ ...place, q, page: 1 }), { preventScrollReset: true });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    go(input.current?.value.trim() ?? '');
  };
  return (
    <Form role="search" action={paths.blog()} onSubmit={submit}>
      <SearchInput
        ref={input}
        key={place.q}
        name="q"
        label={articles.search}
        placeholder={articles.search}
        defaultValue={place.q}
        maxLength={200}
      />
      {place.category && <input type="hidden" name="category" value={place.category} />}
      {place.tag && <input type="hidden" name="tag" value={place.tag} />}
    </Form>
  );
};

export const BlogFilters = ({ place }: { place: BlogPlace }) => (
  <Bar>
    <Categories place={place} />
    <Search place={place} />
  </Bar>
);
