import { useRef, type SubmitEvent } from 'react';
import { verbs } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { useNavigate } from 'shared-lib/router';
import { Button } from 'shared-lib/ui/button';
import { SearchInput } from 'shared-lib/ui/search-input';
import styled from 'styled-components';
import { search } from '../../copy/search.ts';

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2h);
  max-inline-size: 44rem;
  margin-block-end: var(--s6);
`;

/** Without JavaScript the browser submits the form to the same URL. */
export const SearchForm = ({ q }: { q: string }) => {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const query = input.current?.value.trim() ?? '';
    if (query !== q) void navigate(paths.search(query), { preventScrollReset: true });
  };
  return (
    <Row role="search" aria-label={search.label} action={paths.search()} onSubmit={submit}>
      <SearchInput
        ref={input}
        key={q}
        name="q"
        label={search.label}
        placeholder={search.placeholder}
        defaultValue={q}
        maxLength={200}
        autoComplete="off"
      />
      <Button type="submit">{verbs.search}</Button>
    </Row>
  );
};
