import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countOf, formatNumber } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { useSearchParams } from 'shared-lib/router';
import { color } from 'shared-lib/theme';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Pagination } from 'shared-lib/ui/pagination';
import { Section } from 'shared-lib/ui/section';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { CompactGrid } from '../../sections/compact-grid.ts';
import { CardGridSkeleton } from '../../sections/card-grid-skeleton.tsx';
import { QuickViewLink } from './quick-view-link.tsx';
import { StudyQuickView } from './quick-view.tsx';
import { StudyCard } from './study-card.tsx';
import { StudyFilterBar } from './study-filter-bar.tsx';
import { isFiltered, listHref, quickViewHref, readFilters, type StudyFilters } from './study-filters.ts';
import { studyQueries } from './studies.api.ts';

const Total = styled.p`
  margin-block-end: var(--s4);
  color: ${color.text2};
  font-size: var(--fs-sm);
`;
const DimmedWhileLoading = styled.div<{ $isLoading: boolean }>`
  opacity: ${({ $isLoading }) => ($isLoading ? 0.55 : 1)};
`;

/** Cards of the first row, which is visible at once. */
const FIRST_ROW = 3;

const { list } = studies;
const TITLE_ID = 'studies-title';

const EmptyList = ({ filters }: { filters: StudyFilters }) =>
  isFiltered(filters) || filters.page > 1 ? (
    <EmptyState
      title={list.noMatch}
      text={list.noMatchText}
      action={<ButtonLink to={paths.freeStudies()}>{list.clear}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={list.empty}
      text={list.emptyText}
      action={<ButtonLink to={paths.contact('feasibility')}>{studies.page.request}</ButtonLink>}
    />
  );

const Results = ({ filters }: { filters: StudyFilters }) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useLastingFailure(
    useQuery({ ...studyQueries.list(filters), placeholderData: keepPreviousData }),
  );
  if (!data && error) return <BlockFailed message={list.failed} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <CardGridSkeleton count={3} ratio="6 / 5" lines={3} factsHeight="4.6rem" />;
  const { data: rows, meta } = data;
  if (rows.length === 0) return <EmptyList filters={filters} />;
  const first = (meta.page - 1) * meta.per_page + 1;
  return (
    <DimmedWhileLoading $isLoading={isPlaceholderData} aria-busy={isPlaceholderData}>
      <Total role="status">{countOf(meta.total, studies.count.studies)}</Total>
      <CompactGrid>
        {rows.map((study, index) => (
          <StudyCard
            key={study.id}
            study={study}
            preloadPicture={index < FIRST_ROW}
            isDeferred={index >= FIRST_ROW}
            tools={<QuickViewLink to={quickViewHref(filters, study.slug)} title={study.title_ar} />}
          />
        ))}
      </CompactGrid>
      <Pagination page={meta.page} lastPage={meta.last_page} hrefOf={(page) => listHref({ ...filters, page })}>
        {list.shown(formatNumber(first), formatNumber(first + rows.length - 1), formatNumber(meta.total))}
      </Pagination>
    </DimmedWhileLoading>
  );
};

/** The published studies, filtered by the query string. */
export const StudyList = () => {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  return (
    <Section labelledBy={TITLE_ID}>
      <VisuallyHidden as="h2" id={TITLE_ID}>
        {list.title}
      </VisuallyHidden>
      <StudyFilterBar filters={filters} />
      <Results filters={filters} />
      <StudyQuickView />
    </Section>
  );
};
