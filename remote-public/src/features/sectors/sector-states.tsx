import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import land from '../../art/land.svg';
import { sectors } from '../../copy/sectors.ts';
import { NotFoundPage, UnavailablePage } from '../../sections/error-pages.tsx';
import { SectorSummaryCard } from './sector-summary-card.tsx';
import { sectorBreadcrumbs } from '../../seo/record-breadcrumbs.ts';
import { sectorQueries } from './sectors.api.ts';

const SUGGESTION_COUNT = 3;

/** The sector does not exist; suggests others. */
export const SectorNotFound = () => {
  const { data: all = [] } = useQuery(sectorQueries.list());
  const copy = sectors.missing;
  const suggestions = all
    .slice(0, SUGGESTION_COUNT)
    .map((sector) => <SectorSummaryCard key={sector.id} sector={sector} />);
  return (
    <NotFoundPage
      breadcrumbs={sectorBreadcrumbs(copy.title)}
      art={land}
      copy={copy}
      to={paths.sectors()}
      suggestions={suggestions}
    />
  );
};

interface Props {
  message: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** The sector could not be loaded. */
export const SectorUnavailable = (failure: Props) => (
  <UnavailablePage
    breadcrumbs={sectorBreadcrumbs(sectors.unavailable.title)}
    art={land}
    copy={sectors.unavailable}
    {...failure}
  />
);
