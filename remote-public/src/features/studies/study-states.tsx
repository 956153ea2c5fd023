import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { Section } from 'shared-lib/ui/section';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import gauge from '../../art/gauge.svg';
import { studies } from '../../copy/studies.ts';
import { NotFoundPage, UnavailablePage } from '../../sections/error-pages.tsx';
import { studyQueries } from './studies.api.ts';
import { StudyCard } from './study-card.tsx';
import { studyBreadcrumbs } from '../../seo/record-breadcrumbs.ts';

const { missing, unavailable, loading } = studies.page;

/** The study does not exist; suggests the latest ones. */
export const StudyNotFound = () => {
  const { data } = useQuery(studyQueries.latest());
  const suggestions = (data?.data ?? []).map((study) => <StudyCard key={study.id} study={study} />);
  return (
    <NotFoundPage
      breadcrumbs={studyBreadcrumbs({ title_ar: missing.title })}
      art={gauge}
      copy={missing}
      to={paths.freeStudies()}
      suggestions={suggestions}
    />
  );
};

interface Props {
  message: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** The study could not be loaded. */
export const StudyUnavailable = (failure: Props) => (
  <UnavailablePage
    breadcrumbs={studyBreadcrumbs({ title_ar: unavailable.title })}
    art={gauge}
    copy={unavailable}
    {...failure}
  />
);

export const StudySkeleton = () => (
  <Section label={loading}>
    <VisuallyHidden as="h1">{loading}</VisuallyHidden>
    <LoadingArea>
      <Skeleton $block="48rem" />
    </LoadingArea>
  </Section>
);
