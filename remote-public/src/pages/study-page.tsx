import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StudyPage as Found } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { useLocation, useNavigate, useParams } from 'shared-lib/router';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Section } from 'shared-lib/ui/section';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { studies } from '../copy/studies.ts';
import { StudyReading } from '../features/studies/study-reading.tsx';
import { studyQueries } from '../features/studies/studies.api.ts';
import { BlockFailed } from '../sections/block-failed.tsx';

const { page } = studies;

/** A study opened by its number or an old name goes on under the name it has today. */
const useTodaysName = (asked: string, found: Found | null | undefined) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { search, hash } = useLocation();
  const slug = found?.data.slug;
  useEffect(() => {
    if (!found || !slug || slug === asked) return;
    queryClient.setQueryData(studyQueries.detail(slug).queryKey, found);
    void navigate(paths.study(slug) + search + hash, { replace: true, preventScrollReset: true });
  }, [asked, found, slug, navigate, queryClient, search, hash]);
};

const Missing = () => (
  <Section label={page.missing}>
    <VisuallyHidden as="h1">{page.missing}</VisuallyHidden>
    <EmptyState
      level={2}
      title={page.missing}
      text={page.missingText}
      action={<ButtonLink to={paths.freeStudies()}>{page.all}</ButtonLink>}
    />
  </Section>
);

export const StudyPage = () => {
  const { idOrSlug = '' } = useParams();
  const { data, isError, isFetching, refetch } = useQuery(studyQueries.detail(idOrSlug));
  useTodaysName(idOrSlug, data);
  if (data) return <main><StudyReading found={data} /></main>;
  if (data === null) return <main><Missing /></main>;
  return (
    <main>
      <Section label={page.waiting}>
        <VisuallyHidden as="h1">{page.waiting}</VisuallyHidden>
        {isError ? (
          <BlockFailed message={page.failed} isTrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LoadingArea>
            <Skeleton $block="48rem" />
          </LoadingArea>
        )}
      </Section>
    </main>
  );
};
