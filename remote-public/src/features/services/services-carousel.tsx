import { useQuery } from '@tanstack/react-query';
import { serviceQueries } from 'shared-lib/api';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Section, SectionHead } from 'shared-lib/ui/section';
import { CardCarousel, ToolsPlaceholder } from '../../carousel/card-carousel.tsx';
import { copy } from '../../copy/ar.ts';
import { anchors } from '../../sections/anchors.ts';
import { CardGridSkeleton } from '../../sections/card-grid-skeleton.tsx';
import { textSetting, useSettings } from '../../settings/read-settings.ts';
import { ServiceCard } from './service-card.tsx';

const TITLE_ID = 'services-title';

const NoServices = () => (
  <EmptyState
    title={copy.services.empty}
    text={copy.services.emptyText}
    action={<ButtonLink to={paths.contact('contact')}>{copy.services.ask}</ButtonLink>}
  />
);

/** Services of the home page, three at a time. */
export const ServicesCarousel = () => {
  const { data: services, error, isFetching, refetch } = useLastingFailure(useQuery(serviceQueries.list()));
  const isLoading = !services && !error;
  const settings = useSettings('homepage') ?? {};
  const head = {
    id: TITLE_ID,
    title: textSetting(settings, 'home_services_title', copy.services.title),
    text: textSetting(settings, 'home_services_description', copy.services.text),
  };
  return (
    <Section id={anchors.services} labelledBy={TITLE_ID}>
      {services && services.length > 0 ? (
        <CardCarousel
          {...head}
          items={services}
          perPage={3}
          keyOf={({ id }) => id}
          renderItem={(service, preloadPicture) => <ServiceCard service={service} preloadPicture={preloadPicture} />}
        />
      ) : (
        <>
          <SectionHead {...head} tools={isLoading && <ToolsPlaceholder />} />
          {services && <NoServices />}
          {!services && error && (
            <BlockFailed message={copy.services.failed} isTrying={isFetching} onRetry={() => void refetch()} />
          )}
          {isLoading && <CardGridSkeleton count={3} isRow lines={2} factsHeight="4.6rem" />}
        </>
      )}
    </Section>
  );
};
