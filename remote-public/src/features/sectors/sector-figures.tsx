import { useQuery } from '@tanstack/react-query';
import type { Sector } from 'shared-lib/contracts';
import { formatNumber, formatPercent } from 'shared-lib/format';
import { Ltr } from 'shared-lib/ui/bdi';
import { Gauge } from 'shared-lib/ui/gauge';
import styled from 'styled-components';
import { sectors } from '../../copy/sectors.ts';
import { Figures } from '../../sections/figures.tsx';
import { sectorDetails } from './sector-details.api.ts';

const Band = styled.section`
  display: grid;
  gap: 2rem;
  margin-block-end: 3rem;
`;
const words = sectors.detail;

interface Props {
  sector: Sector;
  /** As the address has it: what the page has prefetched. */
  idOrSlug: string;
}

/** The sector in numbers: its own at once, and where the statistics came, how many studies of it are published. */
export const SectorFigures = ({ sector, idOrSlug }: Props) => {
  const { data: statistics } = useQuery(sectorDetails.statistics(idOrSlug));
  const { projects_count, success_rate, average_roi } = statistics ?? sector;
  return (
    <Band aria-label={words.figures}>
      <Figures
        items={[
          { label: sectors.facts.projects, value: <Ltr>{formatNumber(projects_count)}+</Ltr> },
          { label: sectors.facts.success, value: <Ltr>{formatPercent(success_rate)}</Ltr> },
          { label: words.averageRoi, value: <Ltr>{formatPercent(average_roi)}</Ltr> },
          ...(statistics ? [{ label: words.published, value: formatNumber(statistics.studies_count) }] : []),
        ]}
      />
      <Gauge />
    </Band>
  );
};
