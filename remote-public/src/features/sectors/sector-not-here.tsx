import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { Grid } from 'shared-lib/ui/grid';
import { Section, SectionHead } from 'shared-lib/ui/section';
import land from '../../art/land.svg';
import { sectors } from '../../copy/sectors.ts';
import { BlockFailed } from '../../sections/block-failed.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { SectorSummaryCard } from './sector-summary-card.tsx';
import { sectorTrail } from './sector-trail.ts';
import { sectorQueries } from './sectors.api.ts';

const SUGGESTED = 3;
const SUGGESTIONS_ID = 'sector-suggestions';

/** No such sector: says so and shows others. */
export const SectorMissing = () => {
  const { data: all = [] } = useQuery(sectorQueries.list());
  const { title, text, suggestions, all: toAll } = sectors.missing;
  return (
    <>
      <PageHead
        trail={sectorTrail(title)}
        title={title}
        text={text}
        art={land}
        actions={
          <ButtonLink tone="accent" to={paths.sectors()}>
            {toAll}
          </ButtonLink>
        }
      />
      {all.length > 0 && (
        <Section labelledBy={SUGGESTIONS_ID}>
          <SectionHead id={SUGGESTIONS_ID} title={suggestions} />
          <Grid>
            {all.slice(0, SUGGESTED).map((sector) => (
              <SectorSummaryCard key={sector.id} sector={sector} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
};

interface Props {
  message: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** The sector could not be had. */
export const SectorUnavailable = (failure: Props) => (
  <>
    <PageHead trail={sectorTrail(sectors.unavailable.title)} title={sectors.unavailable.title} text={sectors.unavailable.text} art={land} />
    <Section label={sectors.unavailable.title}>
      <BlockFailed {...failure} />
    </Section>
  </>
);
