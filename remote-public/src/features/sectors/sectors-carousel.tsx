import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Section, SectionHead } from 'shared-lib/ui/section';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { CardCarousel, ToolsPlaceholder } from '../../carousel/card-carousel.tsx';
import { copy } from '../../copy/ar.ts';
import { CardGridSkeleton } from '../../sections/card-grid-skeleton.tsx';
import { textSetting, useSettings } from '../../settings/read-settings.ts';
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

/** Sectors of the home page, four at a time; the built-in eight when they cannot be loaded. */
export const SectorsCarousel = () => {
  const { data, error } = useLastingFailure(useQuery(homeSectors()));
  const settings = useSettings('homepage') ?? {};
  const sectors = data ?? (error ? builtInSectors() : undefined);
  const head = {
    id: TITLE_ID,
    title: textSetting(settings, 'home_sectors_title', copy.sectors.title),
    text: textSetting(settings, 'home_sectors_description', copy.sectors.text),
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
          renderItem={(sector, preloadPicture) => <SectorCard sector={sector} preloadPicture={preloadPicture} />}
        />
      ) : (
        <>
          <SectionHead {...head} tools={!sectors && <ToolsPlaceholder />} />
          {sectors ? (
            <NoSectors />
          ) : (
            <CardGridSkeleton
              count={4}
              columns={4}
              isRow
              tone="dark"
              ratio="1 / 1.02"
              lines={3}
              factsHeight="4.6rem"
              hasFooter={false}
            />
          )}
        </>
      )}
    </Section>
  );
};
