import { useQuery } from '@tanstack/react-query';
import { serviceQueries } from 'shared-lib/api';
import { paths } from 'shared-lib/paths';
import blueprint from '../../art/blueprint.svg';
import { services } from '../../copy/services.ts';
import { Missing, Unavailable } from '../../sections/not-here.tsx';
import { ServiceCard } from './service-card.tsx';
import { serviceFacts } from './service-facts.ts';
import { serviceTrail } from './service-trail.ts';

const SUGGESTED = 3;

/** No such service: says so and shows others. */
export const ServiceMissing = () => {
  const { data: all = [] } = useQuery(serviceQueries.list());
  const words = services.missing;
  const suggested = all
    .slice(0, SUGGESTED)
    .map((service) => <ServiceCard key={service.id} service={service} facts={serviceFacts(service)} isMarked />);
  return (
    <Missing
      trail={serviceTrail(words.title)}
      art={blueprint}
      words={words}
      to={paths.services()}
      suggested={suggested}
    />
  );
};

interface Props {
  message: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** The service could not be had. */
export const ServiceUnavailable = (failure: Props) => (
  <Unavailable
    trail={serviceTrail(services.unavailable.title)}
    art={blueprint}
    words={services.unavailable}
    {...failure}
  />
);
