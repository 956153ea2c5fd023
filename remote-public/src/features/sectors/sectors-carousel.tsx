import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Section, SectionHead } from 'shared-lib/ui/section';
import { CardCarousel, WaitingTools } from '../../carousel/card-carousel.tsx';
import { copy } from '../../copy/ar.ts';
import { WaitingGrid } from '../../sections/waiting-grid.tsx';
import { textOf } from '../../settings/read-settings.ts';
import { useSettings } from '../../settings/site-settings.ts';
import { builtInSectors, homeSectors } from './built-in-sectors.ts';
import { SectorCard } from './sector-card.tsx';

const TITLE_ID = 'sectors-title';

const NoSectors = () => (
  <EmptyState
    title={copy.sectors.empty}
    text={copy.sectors.emptyText}
    action={<ButtonLink to={paths.contact('feasibility')}>{copy.phases.request}</ButtonLink>}
  />
);

/** The home page's sectors: four at a time, going round; the built-in eight where they cannot be had. */
export const SectorsCarousel = () => {
  const { data, isError } = useQuery(homeSectors());
  const settings = useSettings('homepage') ?? {};
  const sectors = data ?? (isError ? builtInSectors() : undefined);
  const head = {
    id: TITLE_ID,
    title: textOf(settings, 'home_sectors_title', copy.sectors.title),
    text: textOf(settings, 'home_sectors_description', copy.sectors.text),
  };
  return (
    <Section tone="dark" labelledBy={TITLE_ID}>
      {sectors && sectors.length > 0 ? (
        <CardCarousel
          {...head}
          items={sectors}
          perPage={4}
          onDark
          keyOf={({ id }) => id}
          renderItem={(sector, isAhead) => <SectorCard sector={sector} isAhead={isAhead} />}
        />
      ) : (
        <>
          <SectionHead {...head} tools={!sectors && <WaitingTools />} />
          {sectors ? (
            <NoSectors />
          ) : (
            <WaitingGrid
              count={4}
              columns={4}
              isRow
              tone="dark"
              ratio="1 / 1.02"
              lines={3}
              figures="4.6rem"
              hasFoot={false}
            />
          )}
        </>
      )}
    </Section>
  );
};
