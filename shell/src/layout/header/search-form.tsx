import { useState, type KeyboardEvent, type Ref, type SubmitEvent } from 'react';
import { paths } from 'shared-lib/paths';
import { media } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { SearchInput } from 'shared-lib/ui/search-input';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { navigateTo } from '../../navigation/navigator.ts';
import { useLazyComponent } from '../use-lazy-component.ts';

const Row = styled.form`
  position: relative;
  display: flex;
  gap: var(--s2h);
  ${media.enlargedText} {
    flex-wrap: wrap;
  }
  button {
    min-block-size: 2.75rem;
  }
`;

const loadSuggestions = () => import('./search-suggestions.tsx').then(({ SearchSuggestions }) => SearchSuggestions);

interface Props {
  /** Label that distinguishes this search from others on the page. */
  label?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Called after the search was submitted. */
  onSearch?: () => void;
}

/** Opens the search page: with a GET request until the router is connected, then in the page. */
export const SearchForm = ({ label = copy.search.label, inputRef, onSearch }: Props) => {
  const [text, setText] = useState('');
  const Suggestions = useLazyComponent(loadSuggestions, text !== '');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    navigateTo(paths.search(typeof query === 'string' ? query.trim() : ''));
    setText('');
    onSearch?.();
  };
  const handleKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape' && text) {
      event.stopPropagation();
      setText('');
    }
    if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.currentTarget.querySelector('a')?.focus();
  };
  return (
    <Row
      role="search"
      aria-label={label}
      action={paths.search()}
      method="get"
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
    >
      <SearchInput
        ref={inputRef}
        label={label}
        name="q"
        placeholder={copy.search.placeholder}
        autoComplete="off"
        maxLength={120}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" tone="primary" size="small">
        {copy.search.submit}
      </Button>
      {Suggestions && text && (
        <Suggestions
          text={text}
          onChoose={() => {
            setText('');
            onSearch?.();
          }}
        />
      )}
    </Row>
  );
};
