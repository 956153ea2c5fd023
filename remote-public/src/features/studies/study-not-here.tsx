import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { Section } from 'shared-lib/ui/section';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import gauge from '../../art/gauge.svg';
import { studies } from '../../copy/studies.ts';
import { Missing, Unavailable } from '../../sections/not-here.tsx';
import { studyQueries } from './studies.api.ts';
import { StudyCard } from './study-card.tsx';
import { studyTrail } from './study-trail.ts';

const { missing, unavailable, waiting } = studies.page;

/** No study has this address: says so and shows the latest. */
export const StudyMissing = () => {
  const { data } = useQuery(studyQueries.latest());
  const suggested = (data?.data ?? []).map((study) => <StudyCard key={study.id} study={study} />);
  return (
    <Missing
      trail={studyTrail({ title_ar: missing.title })}
      art={gauge}
      words={missing}
      to={paths.freeStudies()}
      suggested={suggested}
    />
  );
};

interface Props {
  message: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** The study could not be had. */
export const StudyUnavailable = (failure: Props) => (
  <Unavailable trail={studyTrail({ title_ar: unavailable.title })} art={gauge} words={unavailable} {...failure} />
);

/** A study that is on its way. */
export const StudyWaiting = () => (
  <Section label={waiting}>
    <VisuallyHidden as="h1">{waiting}</VisuallyHidden>
    <LoadingArea>
      <Skeleton $block="48rem" />
    </LoadingArea>
  </Section>
);
