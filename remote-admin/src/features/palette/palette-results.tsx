import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react';
import { SEARCH_MIN_LENGTH, adminSearchResponse } from 'shared-lib/contracts';
import { useLocation, useNavigate } from 'shared-lib/router';
import { color, hiddenLine } from 'shared-lib/theme';
import styled from 'styled-components';
import { http } from 'shared-lib/http';
import { palette as labels } from '../../copy/palette.ts';
import { recentPages } from '../../layout/recent-pages.tsx';
import { pageCommands } from './page-commands.ts';
import { groupsOf, type PageItem, type PaletteItem } from './palette-items.ts';
import { usePaletteReplies } from './palette-replies.ts';

/** Searches requests, people and content. */
const adminSearchResults = (q: string) =>
  queryOptions({
    queryKey: ['admin', 'search', q],
    queryFn: async ({ signal }) =>
      (await http.get(`/admin/search?${new URLSearchParams({ q })}`, adminSearchResponse, { signal })).data,
    enabled: q.length >= SEARCH_MIN_LENGTH,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

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

/** What the field of the palette needs from its results. */
export interface PaletteKeys {
  /** Arrow keys choose, Enter opens. */
  onKeyDown: (event: KeyboardEvent) => void;
}

interface Props {
  /** Id of the list box. */
  id: string;
  /** Text of the field. */
  typed: string;
  /** Pages of the menu. */
  pages: readonly PageItem[];
  keys: Ref<PaletteKeys>;
  /** Called with the id of the chosen option. */
  onChoose: (optionId: string | undefined) => void;
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

/** The groups for the typed text, and a note while they are incomplete or empty. */
const useGroups = (query: string, pages: readonly PageItem[]) => {
  const { pathname } = useLocation();
  // The page below the dialog does not change meanwhile.
  const [here] = useState(pageCommands);
  const [recent] = useState(() => recentPages.read().filter(({ to }) => to.split('?')[0] !== pathname));
  const searched = usePaused(query);
  const search = useQuery(adminSearchResults(searched));
  const replies = usePaletteReplies(searched);
  const isLong = query.length >= SEARCH_MIN_LENGTH;
  const results = useDeferredValue(isLong && search.data ? search.data : []);
  const groups = groupsOf({ query, here, recent, pages, results, replies: replies.group });
  const note = () => {
    if ((search.isError || replies.isError) && isLong) return labels.failed;
    if (isLong && (search.isFetching || replies.isFetching || searched !== query)) return labels.searching;
    if (!isLong) return labels.hint;
    return groups.length === 0 ? labels.none : undefined;
  };
  return { groups, note: note() };
};

const useResults = ({ typed, pages, keys, onClose }: Props) => {
  const navigate = useNavigate();
  const query = typed.trim();
  const { groups, note } = useGroups(query, pages);
  const items = groups.flatMap((group) => group.items);
  // Another text starts with its first result again.
  const [chosen, setChosen] = useState({ query, index: 0 });
  const current = chosen.query === query ? Math.min(chosen.index, Math.max(0, items.length - 1)) : 0;
  const open = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    if ('to' in item) void navigate(item.to);
    // The dialog gives the focus back first.
    else requestAnimationFrame(item.run);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setChosen({ query, index: (current + step + items.length) % items.length });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) open(items[current]);
  };
  useImperativeHandle(keys, () => ({ onKeyDown }));
  return { groups, items, current: items[current], open, note };
};

/** What the palette finds: pages that were open, commands of the page, pages and replies, and everything that the API's search finds. */
export const PaletteResults = (props: Props) => {
  const { id, onChoose } = props;
  const { groups, items, current, open, note } = useResults(props);
  const optionId = (item: PaletteItem) => `${id}-${items.indexOf(item)}`;
  const currentId = current && optionId(current);
  useEffect(() => {
    onChoose(currentId);
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId, onChoose]);
  return (
    <>
      <Groups id={id} role="listbox" aria-label={labels.results}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <h3 role="presentation">{group.title}</h3>
            {group.items.map((item) => (
              <Option
                key={`${'to' in item ? item.to : ''} ${item.label}`}
                id={optionId(item)}
                role="option"
                aria-selected={item === current}
                onClick={() => open(item)}
              >
                <span>{item.label}</span>
                {item.text && <small>{item.text}</small>}
              </Option>
            ))}
          </div>
        ))}
      </Groups>
      <div role="status">{note && <p>{note}</p>}</div>
    </>
  );
};
