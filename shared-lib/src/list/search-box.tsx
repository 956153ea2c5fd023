import { useEffect, useRef, useState } from 'react';
import { SearchInput } from 'shared-lib/ui/search-input';

/** Long enough that a search starts after a word, not after each keystroke. */
const DEBOUNCE_MS = 300;
const MAX_LENGTH = 200;

interface Props {
  label: string;
  /** The current search text of the list. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches after a pause in typing, or immediately on Enter and blur. Shows the typed text until the blur, then `value`. */
export const SearchBox = ({ label, value, onSearch }: Props) => {
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() !== value) search.current(text.trim());
  };
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search.current(text.trim()), DEBOUNCE_MS);
  };

  return (
    <SearchInput
      label={label}
      placeholder={label}
      maxLength={MAX_LENGTH}
      value={draft ?? value}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(event.currentTarget.value);
      }}
      onBlur={(event) => {
        commit(event.currentTarget.value);
        setDraft(undefined);
      }}
    />
  );
};
