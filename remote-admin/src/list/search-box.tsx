import { useEffect, useRef, useState } from 'react';
import { SearchInput } from 'shared-lib/ui/search-input';

/** People pause between words, not between letters. */
const PAUSE_MS = 300;
const MAX_LENGTH = 200;

interface Props {
  label: string;
  /** What the list is searched for now. */
  value: string;
  onSearch: (words: string) => void;
}

/** Searches when the typing pauses, at once on Enter or when the box is left. While one types, the box shows what is typed. */
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
    timer.current = setTimeout(() => search.current(text.trim()), PAUSE_MS);
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
