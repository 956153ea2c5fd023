import { useQuery } from '@tanstack/react-query';
import { parseTextList, type Sector, type SectorStatistics } from 'shared-lib/contracts';
import { formatPercent, formatUsd } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Ltr } from 'shared-lib/ui/bdi';
import { ButtonLink } from 'shared-lib/ui/button';
import { sectors } from '../../copy/sectors.ts';
import { SideActions, SideBox, SideFacts } from '../../sections/aside-layout.tsx';
import { TextList } from '../../sections/text-list.tsx';
import { sectorDetails } from './sector-details.api.ts';

const words = sectors.detail;

/** Money that the sector usually takes, and what its published studies say on average where they say it. */
const factsOf = ({ typical_capital: { from, to }, market_size }: Sector, statistics: SectorStatistics | undefined) => {
  const { average_capital = null, average_irr = null, average_payback_years = null } = statistics ?? {};
  return [
    to > 0 && { label: words.typicalCapital, value: words.range(from, to) },
    market_size && { label: words.marketSize, value: market_size },
    average_capital !== null && { label: words.capital, value: formatUsd(average_capital) },
    average_irr !== null && { label: words.irr, value: <Ltr>{formatPercent(average_irr)}</Ltr> },
    average_payback_years !== null && { label: words.payback, value: words.years(average_payback_years) },
  ].filter((fact) => fact !== false && fact !== '');
};

interface Props {
  sector: Sector;
  idOrSlug: string;
}

/** Capital, examples and the way to a study of one's own, beside what the sector is. */
export const SectorAside = ({ sector, idOrSlug }: Props) => {
  const { data: statistics } = useQuery(sectorDetails.statistics(idOrSlug));
  const samples = parseTextList(sector.sample_studies);
  return (
    <>
      <SideBox>
        <SideFacts>
          {factsOf(sector, statistics).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </SideFacts>
        <SideActions>
          <ButtonLink block to={paths.contact('feasibility', { sector: sector.slug })}>
            {words.request}
          </ButtonLink>
        </SideActions>
      </SideBox>
      {samples.length > 0 && (
        <SideBox>
          <h2>{words.samples}</h2>
          <TextList items={samples} />
          <SideActions>
            <ButtonLink tone="outline" block to={paths.freeStudies()}>
              {words.freeStudies}
            </ButtonLink>
          </SideActions>
        </SideBox>
      )}
    </>
  );
};
