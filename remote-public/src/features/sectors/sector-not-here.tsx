import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import land from '../../art/land.svg';
import { sectors } from '../../copy/sectors.ts';
import { Missing, Unavailable } from '../../sections/not-here.tsx';
import { SectorSummaryCard } from './sector-summary-card.tsx';
import { sectorTrail } from './sector-trail.ts';
import { sectorQueries } from './sectors.api.ts';

const SUGGESTED = 3;

/** No such sector: says so and shows others. */
export const SectorMissing = () => {
  const { data: all = [] } = useQuery(sectorQueries.list());
  const words = sectors.missing;
  const suggested = all.slice(0, SUGGESTED).map((sector) => <SectorSummaryCard key={sector.id} sector={sector} />);
  return (
    <Missing trail={sectorTrail(words.title)} art={land} words={words} to={paths.sectors()} suggested={suggested} />
  );
};

interface Props {
  message: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** The sector could not be had. */
export const SectorUnavailable = (failure: Props) => (
  <Unavailable trail={sectorTrail(sectors.unavailable.title)} art={land} words={sectors.unavailable} {...failure} />
);
