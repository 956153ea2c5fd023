import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Grid } from 'shared-lib/ui/grid';
import { Section } from 'shared-lib/ui/section';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { sectors as words } from '../../copy/sectors.ts';
import { PromptCard } from '../../sections/prompt-card.tsx';
import { WaitingGrid } from '../../sections/waiting-grid.tsx';
import { sampleSectors } from './sample-sectors.ts';
import { sectorAnswers } from './sector-answers.ts';
import { SectorSummaryCard } from './sector-summary-card.tsx';

const TITLE_ID = 'sectors-list-title';
/** In the first row, seen as soon as the page is. */
const FIRST_ROW = 3;

const Ask = ({ block = false }: { block?: boolean }) => (
  <ButtonLink block={block} to={paths.contact('contact')}>
    {words.other.action}
  </ButtonLink>
);

const Content = () => {
  const { data, isError } = useQuery(sectorAnswers.list());
  const sectors = data ?? (isError ? sampleSectors() : undefined);
  if (!sectors) return <WaitingGrid count={6} lines={3} figures="4.6rem" />;
  if (sectors.length === 0) return <EmptyState title={words.empty.title} text={words.empty.text} action={<Ask />} />;
  return (
    <Grid>
      {sectors.map((sector, place) => (
        <SectorSummaryCard key={sector.id} sector={sector} isAhead={place < FIRST_ROW} />
      ))}
      <PromptCard tone="sand" title={words.other.title} text={words.other.text} action={<Ask block />} />
    </Grid>
  );
};

export const SectorsGrid = () => (
  <Section labelledBy={TITLE_ID}>
    <VisuallyHidden as="h2" id={TITLE_ID}>
      {words.list}
    </VisuallyHidden>
    <Content />
  </Section>
);
