import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { latest } from '../../copy/cards.ts';
import { StudyCard } from './study-card.tsx';
import { studyQueries } from './studies.api.ts';
import { LatestBlock } from '../../sections/latest-block.tsx';

/** Latest studies of the home page. Optional: renders nothing when there are none or they cannot be loaded. */
export const LatestStudies = () => {
  const { data } = useQuery(studyQueries.latest());
  if (!data || data.data.length === 0) return null;
  return (
    <LatestBlock copy={latest.studies} to={paths.freeStudies()} tone="paper">
      {data.data.map((study) => (
        <StudyCard key={study.id} study={study} />
      ))}
    </LatestBlock>
  );
};
