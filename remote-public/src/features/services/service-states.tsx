import { useQuery } from '@tanstack/react-query';
import { serviceQueries } from 'shared-lib/api';
import { paths } from 'shared-lib/paths';
import blueprint from '../../art/blueprint.svg';
import { services } from '../../copy/services.ts';
import { NotFoundPage, UnavailablePage } from '../../sections/error-pages.tsx';
import { ServiceCard } from './service-card.tsx';
import { serviceFacts } from './service-facts.ts';
import { serviceBreadcrumbs } from '../../seo/record-breadcrumbs.ts';

const SUGGESTION_COUNT = 3;

/** The service does not exist; suggests others. */
export const ServiceNotFound = () => {
  const { data: all = [] } = useQuery(serviceQueries.list());
  const copy = services.missing;
  const suggestions = all
    .slice(0, SUGGESTION_COUNT)
    .map((service) => <ServiceCard key={service.id} service={service} facts={serviceFacts(service)} showIcon />);
  return (
    <NotFoundPage
      breadcrumbs={serviceBreadcrumbs(copy.title)}
      art={blueprint}
      copy={copy}
      to={paths.services()}
      suggestions={suggestions}
    />
  );
};

interface Props {
  message: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** The service could not be loaded. */
export const ServiceUnavailable = (failure: Props) => (
  <UnavailablePage
    breadcrumbs={serviceBreadcrumbs(services.unavailable.title)}
    art={blueprint}
    copy={services.unavailable}
    {...failure}
  />
);
