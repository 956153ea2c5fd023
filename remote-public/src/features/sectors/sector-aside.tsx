import { useQuery } from '@tanstack/react-query';
import { parseTextList, type Sector, type SectorStatistics } from 'shared-lib/contracts';
import { formatPercent, formatUsd } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { color } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { ButtonLink } from 'shared-lib/ui/button';
import styled from 'styled-components';
import { calculatorPage } from '../../copy/calculator-head.ts';
import { sectors } from '../../copy/sectors.ts';
import { SideActions, SideBox, SideFacts } from '../../sections/aside-layout.tsx';
import { TextList } from '../../sections/text-list.tsx';
import { sectorDetails } from './sector-details.api.ts';

const copy = sectors.detail;

const Note = styled.p`
  margin-block-start: var(--s4);
  color: ${color.muted};
  font-size: var(--fs-sm);
`;

/** Typical capital and market size of the sector, and averages of its published studies when available. */
const factsOf = ({ typical_capital: { from, to }, market_size }: Sector, statistics: SectorStatistics | undefined) => {
  const { average_capital = null, average_irr = null, average_payback_years = null } = statistics ?? {};
  return [
    to > 0 && { label: copy.typicalCapital, value: copy.range(from, to) },
    market_size && { label: copy.marketSize, value: market_size },
    average_capital !== null && { label: copy.capital, value: formatUsd(average_capital) },
    average_irr !== null && { label: copy.irr, value: <Ltr>{formatPercent(average_irr)}</Ltr> },
    average_payback_years !== null && { label: copy.payback, value: copy.years(average_payback_years) },
  ].filter((fact) => fact !== false && fact !== '');
};

interface Props {
  sector: Sector;
  idOrSlug: string;
}

/** Side column of a sector: capital, sample studies and the request for a study. */
export const SectorAside = ({ sector, idOrSlug }: Props) => {
  const { data: statistics } = useQuery(sectorDetails.statistics(idOrSlug));
  // Published studies have cards of their own on the page.
  const samples = statistics?.studies_count === 0 ? parseTextList(sector.sample_studies) : [];
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
        {Boolean(statistics?.studies_count) && <Note>{copy.publishedNote}</Note>}
        <SideActions>
          <ButtonLink block to={paths.contact('feasibility', { sector: sector.slug })}>
            {copy.request}
          </ButtonLink>
          <ButtonLink tone="outline" block to={paths.calculator({ sector: sector.slug })}>
            {calculatorPage.links.sector}
          </ButtonLink>
        </SideActions>
      </SideBox>
      {samples.length > 0 && (
        <SideBox>
          <h2>{copy.otherSamples}</h2>
          <TextList items={samples} />
          <SideActions>
            <ButtonLink tone="outline" block to={paths.freeStudies()}>
              {copy.freeStudies}
            </ButtonLink>
          </SideActions>
        </SideBox>
      )}
    </>
  );
};
