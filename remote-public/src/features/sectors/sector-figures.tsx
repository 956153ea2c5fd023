import { useQuery } from '@tanstack/react-query';
import type { Sector } from 'shared-lib/contracts';
import { formatNumber, formatTypedPercent } from 'shared-lib/format';
import { Ltr } from 'shared-lib/ui/bdi';
import { Gauge } from 'shared-lib/ui/gauge';
import styled from 'styled-components';
import { sectors } from '../../copy/sectors.ts';
import { Figures } from '../../sections/figures.tsx';
import { MeasureNote } from '../../sections/measure-note.tsx';
import { sectorDetails } from './sector-details.api.ts';

const Band = styled.section`
  display: grid;
  gap: var(--s8);
  margin-block-end: var(--s12);
`;
const copy = sectors.detail;

interface Props {
  sector: Sector;
  /** The parameter from the URL, which is also the key of the prefetched statistics. */
  idOrSlug: string;
}

/** Key figures of a sector; the number of published studies appears when the statistics have loaded. */
export const SectorFigures = ({ sector, idOrSlug }: Props) => {
  const { data: statistics } = useQuery(sectorDetails.statistics(idOrSlug));
  const { projects_count, success_rate, average_roi } = statistics ?? sector;
  return (
    <Band aria-label={copy.figures}>
      <Figures
        items={[
          { label: sectors.facts.projects, value: <Ltr>{formatNumber(projects_count)}+</Ltr> },
          { label: sectors.facts.success, value: <Ltr>{formatTypedPercent(success_rate)}</Ltr> },
          { label: copy.averageRoi, value: <Ltr>{formatTypedPercent(average_roi)}</Ltr> },
          ...(statistics ? [{ label: copy.published, value: formatNumber(statistics.studies_count) }] : []),
        ]}
      />
      <MeasureNote hasReturn updated={sector.updated_at} />
      <Gauge />
    </Band>
  );
};
