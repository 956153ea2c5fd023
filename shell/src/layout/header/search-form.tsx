import type { Ref, SubmitEvent } from 'react';
import { paths } from 'shared-lib/paths';
import { media } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { SearchInput } from 'shared-lib/ui/search-input';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { navigateTo } from '../../navigation/navigator.ts';

const Row = styled.form`
  display: flex;
  gap: 0.625rem;
  ${media.enlargedText} {
    flex-wrap: wrap;
  }
  button {
    min-block-size: 2.75rem;
  }
`;

interface Props {
  /** Label that distinguishes this search from others on the page. */
  label?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Called after the search was submitted. */
  onSearch?: () => void;
}

/** Opens the search page: with a GET request until the router is connected, then in the page. */
export const SearchForm = ({ label = copy.search.label, inputRef, onSearch }: Props) => {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    navigateTo(paths.search(typeof query === 'string' ? query.trim() : ''));
    onSearch?.();
  };
  return (
    <Row role="search" aria-label={label} action={paths.search()} method="get" onSubmit={handleSubmit}>
      <SearchInput
        ref={inputRef}
        label={label}
        name="q"
        placeholder={copy.search.placeholder}
        autoComplete="off"
        maxLength={120}
      />
      <Button type="submit" tone="primary" size="small">
        {copy.search.submit}
      </Button>
    </Row>
  );
};
