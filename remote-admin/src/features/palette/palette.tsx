import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useEffect, useId, useState, type KeyboardEvent } from 'react';
import { SEARCH_MIN_LENGTH } from 'shared-lib/contracts';
import { useNavigate } from 'shared-lib/router';
import { color, hiddenLine, media, shadow, surface } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { useModal } from 'shared-lib/ui/use-modal';
import styled from 'styled-components';
import { palette as labels } from '../../copy/palette.ts';
import { groupsOf, type PaletteItem } from './palette-items.ts';
import { recentItems } from './recent-items.ts';
import { adminSearchResults } from './search-query.ts';

const Box = styled.dialog`
  ${surface.light}
  inline-size: min(44rem, calc(100vw - 2.5rem));
  max-inline-size: none;
  max-block-size: calc(100dvh - 9rem);
  margin: var(--s18) auto auto;
  padding: 0;
  border: 0;
  border-block-start: 3px solid ${color.brass500};
  box-shadow: ${shadow.dialog};
  &::backdrop {
    background: rgb(6 26 30 / 0.6);
  }
  ${media.stacked} {
    inline-size: 100vw;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
  }
`;
const Field = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  gap: var(--s3);
  padding: var(--s2) var(--s5);
  border-block-end: 1px solid ${color.line};
  background: ${color.white};
  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    border: 0;
    outline: 0;
    background: none;
    font-size: 1rem;
  }
`;
const Groups = styled.div`
  padding-block: var(--s2);
  h3 {
    padding: var(--s2) var(--s5) var(--s1);
    color: ${color.text3};
    font-size: var(--fs-xs);
    font-weight: inherit;
  }
`;
const Option = styled.div`
  display: grid;
  padding: var(--s2) var(--s5);
  border-inline-start: 3px solid transparent;
  ${hiddenLine}
  cursor: pointer;
  &[aria-selected='true'] {
    border-color: ${color.nile600};
    background: ${color.nile50};
  }
  small {
    overflow: hidden;
    color: ${color.text3};
    font-size: var(--fs-xs);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const Note = styled.p`
  padding: var(--s3) var(--s5);
  color: ${color.text2};
  font-size: var(--fs-sm);
`;

interface Props {
  /** Pages of the menu. */
  pages: readonly PaletteItem[];
  onClose: () => void;
}

const DEBOUNCE_MS = 200;

/** The text after a pause in typing. */
const usePaused = (text: string): string => {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

const usePalette = ({ pages, onClose }: Props) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const [recent] = useState(recentItems.read);
  const query = typed.trim();
  const searched = usePaused(query);
  const search = useQuery(adminSearchResults(searched));
  const isLong = query.length >= SEARCH_MIN_LENGTH;
  const results = useDeferredValue(isLong && search.data ? search.data : []);
  const groups = groupsOf({ query, recent, pages, results });
  const items = groups.flatMap((group) => group.items);
  const open = (item: PaletteItem | undefined) => {
    if (!item) return;
    recentItems.add(item);
    onClose();
    void navigate(item.to);
  };
  const current = Math.min(index, Math.max(0, items.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setIndex((current + step + items.length) % items.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) open(items[current]);
  };
  const type = (text: string) => {
    setTyped(text);
    setIndex(0);
  };
  const note = () => {
    if (search.isError && isLong) return labels.failed;
    if (isLong && (search.isFetching || searched !== query)) return labels.searching;
    if (!isLong) return labels.hint;
    return items.length === 0 ? labels.none : undefined;
  };
  return { typed, type, groups, items, current, open, onKeyDown, note: note() };
};

/** Searches everything and runs commands: arrow keys choose, Enter opens. */
export const Palette = (props: Props) => {
  const id = useId();
  const modal = useModal({ onClose: props.onClose });
  const { typed, type, groups, items, current, open, onKeyDown, note } = usePalette(props);
  const optionId = (item: PaletteItem | undefined) => (item ? `${id}-${items.indexOf(item)}` : undefined);
  const currentItem = items[current];
  const currentId = optionId(currentItem);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  return (
    <Box {...modal} aria-label={labels.title}>
      <Field>
        <Icon icon={Search} size={20} />
        <input
          data-first-focus=""
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={currentId}
          aria-autocomplete="list"
          aria-label={labels.open}
          placeholder={labels.placeholder}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Groups id={`${id}-list`} role="listbox" aria-label={labels.results}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <h3 role="presentation">{group.title}</h3>
            {group.items.map((item) => (
              <Option
                key={item.to}
                id={optionId(item)}
                role="option"
                aria-selected={item === currentItem}
                onClick={() => open(item)}
              >
                <span>{item.label}</span>
                {item.text && <small>{item.text}</small>}
              </Option>
            ))}
          </div>
        ))}
      </Groups>
      <div role="status">{note && <Note>{note}</Note>}</div>
    </Box>
  );
};
