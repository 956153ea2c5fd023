import { useQuery } from '@tanstack/react-query';
import type { Sector } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Grid } from '../../ui/grid.tsx';
import { Section } from 'shared-lib/ui/section';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { sectors as copy } from '../../copy/sectors.ts';
import { MeasureNote } from '../../sections/measure-note.tsx';
import { PromptCard } from '../../sections/prompt-card.tsx';
import { CardGridSkeleton } from '../../sections/card-grid-skeleton.tsx';
import { sampleSectors } from './built-in-sectors.ts';
import { sectorPageQueries } from './sector-details.api.ts';
import { SectorSummaryCard } from './sector-summary-card.tsx';

const TITLE_ID = 'sectors-list-title';
/** Cards of the first row, which is visible at once. */
const FIRST_ROW = 3;

/** ISO times in UTC have the order of their texts. */
const lastChangeOf = (sectors: readonly Sector[]) =>
  sectors.reduce((latest, { updated_at }) => (updated_at > latest ? updated_at : latest), '');

const ContactLink = ({ block = false }: { block?: boolean }) => (
  <ButtonLink block={block} to={paths.contact('contact')}>
    {copy.other.action}
  </ButtonLink>
);

const Content = () => {
  const { data, error } = useLastingFailure(useQuery(sectorPageQueries.list()));
  const sectors = data ?? (error ? sampleSectors() : undefined);
  if (!sectors) return <CardGridSkeleton count={6} lines={3} factsHeight="4.6rem" />;
  if (sectors.length === 0)
    return <EmptyState title={copy.empty.title} text={copy.empty.text} action={<ContactLink />} />;
  return (
    <>
      <Grid>
        {sectors.map((sector, index) => (
          <SectorSummaryCard key={sector.id} sector={sector} preloadPicture={index < FIRST_ROW} />
        ))}
        <PromptCard tone="sand" title={copy.other.title} text={copy.other.text} action={<ContactLink block />} />
      </Grid>
      <MeasureNote hasReturn {...(data && { updated: lastChangeOf(data) })} />
    </>
  );
};

export const SectorsGrid = () => (
  <Section labelledBy={TITLE_ID}>
    <VisuallyHidden as="h2" id={TITLE_ID}>
      {copy.list}
    </VisuallyHidden>
    <Content />
  </Section>
);
