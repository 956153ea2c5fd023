import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchKinds } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { color } from 'shared-lib/theme';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { search } from '../../copy/search.ts';
import { isSearchable, searchHref, type SearchState, searchQuery } from './search-state.ts';
import { SearchResults } from './search-results.tsx';
import { Cluster, Stack } from 'shared-lib/ui/stack';

const ResultCount = styled.p`
  margin-block-end: var(--s4);
  color: ${color.text2};
`;
const sections = [
  { to: paths.services(), label: search.kind.service },
  { to: paths.sectors(), label: search.kind.sector },
  { to: paths.freeStudies(), label: search.kind.study },
  { to: paths.blog(), label: search.kind.article },
];

const SiteSections = () => (
  <nav aria-label={search.sections}>
    <Cluster as="ul" $gap="1 6" $justify="center">
      {sections.map(({ to, label }) => (
        <li key={to}>
          <TextLink to={to}>{label}</TextLink>
        </li>
      ))}
    </Cluster>
  </nav>
);

const Suggestion = ({ query }: { query: string }) => (
  <ResultCount>
    {search.didYouMean} <TextLink to={searchHref({ q: query, kind: undefined })}>{`«${query}»`}</TextLink>
    {search.questionMark}
  </ResultCount>
);

const Results = ({ searchState }: { searchState: SearchState }) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useLastingFailure(
    useQuery({ ...searchQuery(searchState.q), placeholderData: keepPreviousData }),
  );
  if (!data && error)
    return <BlockFailed message={search.failed} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingArea>
        <Stack $gap="5">
          <Skeleton $block="2.5rem" $inline="60%" />
          <Skeleton $block="7rem" />
          <Skeleton $block="7rem" />
          <Skeleton $block="7rem" />
        </Stack>
      </LoadingArea>
    );
  const total = searchKinds.reduce((sum, kind) => sum + data.meta.totals[kind], 0);
  if (total === 0)
    return (
      <>
        <ResultCount role="status">{search.found(0, searchState.q)}</ResultCount>
        <EmptyState
          level={2}
          title={search.none.title(searchState.q)}
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
      <ResultCount role="status">{isPlaceholderData ? '' : search.found(total, searchState.q)}</ResultCount>
      {data.meta.did_you_mean && <Suggestion query={data.meta.did_you_mean} />}
      <SearchResults searchState={searchState} response={data} />
    </div>
  );
};

/** Results of the search, or a hint when there is no searchable query. */
export const SearchView = ({ searchState }: { searchState: SearchState }) => {
  if (searchState.q === '') return <EmptyState level={2} {...search.start} action={<SiteSections />} />;
  if (!isSearchable(searchState.q))
    return (
      <EmptyState
        level={2}
        title={fieldErrorMessage('search-short')}
        text={search.start.text}
        action={<SiteSections />}
      />
    );
  return <Results searchState={searchState} />;
};
