import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { latest } from '../../copy/latest.ts';
import { StudyCard } from './study-card.tsx';
import { studyQueries } from './studies.api.ts';
import { LatestBlock } from '../../sections/latest-block.tsx';

/** Nothing where there are none, or they cannot be had: the page is whole without them. */
export const LatestStudies = () => {
  const { data } = useQuery(studyQueries.latest());
  if (!data || data.data.length === 0) return null;
  return (
    <LatestBlock words={latest.studies} to={paths.freeStudies()} tone="paper">
      {data.data.map((study) => (
        <StudyCard key={study.id} study={study} />
      ))}
    </LatestBlock>
  );
};
