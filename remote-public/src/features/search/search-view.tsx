import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchKinds } from 'shared-lib/contracts';
import { sayFieldError } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { color } from 'shared-lib/theme';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { search } from '../../copy/search.ts';
import { searchQuery } from './search.api.ts';
import { isSearchable, type SearchPlace } from './search-place.ts';
import { SearchResults } from './search-results.tsx';

const Found = styled.p`
  margin-block-end: 1rem;
  color: ${color.text2};
`;
const Places = styled.div`
  display: grid;
  gap: 1.25rem;
`;
const Sections = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.25rem 1.5rem;
`;

const sections = [
  { to: paths.services(), label: search.kind.service },
  { to: paths.sectors(), label: search.kind.sector },
  { to: paths.freeStudies(), label: search.kind.study },
  { to: paths.blog(), label: search.kind.article },
];

const SiteSections = () => (
  <nav aria-label={search.sections}>
    <Sections>
      {sections.map(({ to, label }) => (
        <li key={to}>
          <TextLink to={to}>{label}</TextLink>
        </li>
      ))}
    </Sections>
  </nav>
);

const Answer = ({ place }: { place: SearchPlace }) => {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(place.q),
    placeholderData: keepPreviousData,
  });
  if (isError) return <BlockFailed message={search.failed} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingArea>
        <Places>
          <Skeleton $block="2.5rem" $inline="60%" />
          <Skeleton $block="7rem" />
          <Skeleton $block="7rem" />
          <Skeleton $block="7rem" />
        </Places>
      </LoadingArea>
    );
  const total = searchKinds.reduce((sum, kind) => sum + data.meta.totals[kind], 0);
  if (total === 0)
    return (
      <>
        <Found role="status">{search.found(0, place.q)}</Found>
        <EmptyState
          level={2}
          title={search.none.title(place.q)}
          text={search.none.text}
          action={
            <>
              <SiteSections />
              <ButtonLink to={paths.contact('contact')}>{search.none.ask}</ButtonLink>
            </>
          }
        />
      </>
    );
  return (
    <div aria-busy={isPlaceholderData}>
      <Found role="status">{isPlaceholderData ? '' : search.found(total, place.q)}</Found>
      <SearchResults place={place} answer={data} />
    </div>
  );
};

/** What a search brought; before one, what can be looked for. */
export const SearchView = ({ place }: { place: SearchPlace }) => {
  if (place.q === '') return <EmptyState level={2} {...search.begin} action={<SiteSections />} />;
  if (!isSearchable(place.q))
    return (
      <EmptyState level={2} title={sayFieldError('search-short')} text={search.begin.text} action={<SiteSections />} />
    );
  return <Answer place={place} />;
};
