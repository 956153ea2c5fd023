import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type KeyboardEvent } from 'react';
import {
  SEARCH_MIN_LENGTH,
  searchKinds,
  searchResponse,
  type SearchKind,
  type SearchResult,
} from 'shared-lib/contracts';
import { studyVerdictWords } from 'shared-lib/copy';
import { http } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { color, shadow, surface } from 'shared-lib/theme';
import { Picture } from 'shared-lib/ui/picture';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { LayoutLink } from '../../navigation/layout-link.tsx';

/** After this pause in typing the suggestions are requested. */
const PAUSE_MS = 200;
const PER_KIND = 2;

const List = styled.ul`
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  inset-block-start: calc(100% + 0.25rem);
  max-block-size: min(26rem, 60svh);
  overflow-y: auto;
  border: 1px solid ${color.line};
  ${surface.light}
  box-shadow: ${shadow.menu};
  a {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--s3);
    min-block-size: 3rem;
    padding: var(--s1h) var(--s3);
    font-size: var(--fs-sm);
  }
  a:hover,
  a:focus-visible {
    background: ${color.nile50};
    outline-offset: -2px;
  }
  small {
    color: ${color.muted};
  }
`;
const Thumbnail = styled(Picture)`
  grid-column: 1;
  inline-size: 3.5rem;
  aspect-ratio: 3 / 2;
  object-fit: cover;
`;
const Title = styled.span`
  grid-column: 2;
`;

const hrefs: Record<SearchKind, (slug: string) => string> = {
  service: paths.service,
  sector: paths.sector,
  article: paths.article,
  study: paths.study,
};

const suggestions = (q: string) => ({
  queryKey: ['search', q],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    http.get('/public/search', searchResponse, { params: { q }, signal }),
  placeholderData: keepPreviousData,
  enabled: q.length >= SEARCH_MIN_LENGTH,
});

const usePause = (text: string) => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

const bestOf = (hits: readonly SearchResult[]) =>
  searchKinds.flatMap((kind) => hits.filter((hit) => hit.kind === kind).slice(0, PER_KIND));

/** The arrow keys move through the links; the first one returns to the search field. */
const handleArrows = (event: KeyboardEvent<HTMLUListElement>) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[event.key === 'ArrowDown' ? at + 1 : at - 1];
  if (next) next.focus();
  else if (event.key === 'ArrowUp') event.currentTarget.closest('form')?.querySelector('input')?.focus();
};

/** Pages that match the typed text, with their pictures. Renders nothing without matches. */
export const SearchSuggestions = ({ text, onChoose }: { text: string; onChoose: () => void }) => {
  const q = usePause(text.trim());
  const { data } = useQuery(suggestions(q));
  const hits = q.length >= SEARCH_MIN_LENGTH && data ? bestOf(data.data) : [];
  return (
    <>
      <VisuallyHidden role="status">{hits.length > 0 && copy.search.suggested(hits.length)}</VisuallyHidden>
      {hits.length > 0 && (
        <List aria-label={copy.search.suggestions} onKeyDown={handleArrows}>
          {hits.map(({ kind, id, slug, title, picture, verdict }) => (
            <li key={`${kind}-${id}`}>
              <LayoutLink to={hrefs[kind](slug)} onClick={onChoose}>
                {picture && <Thumbnail src={picture} alt="" width={300} height={200} sizes="3.5rem" widths={[160]} />}
                <Title>{title}</Title>
                <small>
                  {copy.search.kinds[kind]}
                  {verdict && copy.search.verdict(studyVerdictWords[verdict])}
                </small>
              </LayoutLink>
            </li>
          ))}
        </List>
      )}
    </>
  );
};
