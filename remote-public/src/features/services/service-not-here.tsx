import { useQuery } from '@tanstack/react-query';
import { serviceQueries } from 'shared-lib/api';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { Grid } from 'shared-lib/ui/grid';
import { Section, SectionHead } from 'shared-lib/ui/section';
import blueprint from '../../art/blueprint.svg';
import { services } from '../../copy/services.ts';
import { BlockFailed } from '../../sections/block-failed.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { ServiceCard } from './service-card.tsx';
import { serviceFacts } from './service-facts.ts';
import { serviceTrail } from './service-trail.ts';

const SUGGESTED = 3;
const SUGGESTIONS_ID = 'service-suggestions';

/** No such service: says so and shows others. */
export const ServiceMissing = () => {
  const { data: all = [] } = useQuery(serviceQueries.list());
  const { title, text, suggestions, all: toAll } = services.missing;
  return (
    <>
      <PageHead
        trail={serviceTrail(title)}
        title={title}
        text={text}
        art={blueprint}
        actions={
          <ButtonLink tone="accent" to={paths.services()}>
            {toAll}
          </ButtonLink>
        }
      />
      {all.length > 0 && (
        <Section labelledBy={SUGGESTIONS_ID}>
          <SectionHead id={SUGGESTIONS_ID} title={suggestions} />
          <Grid>
            {all.slice(0, SUGGESTED).map((service) => (
              <ServiceCard key={service.id} service={service} facts={serviceFacts(service)} isMarked />
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

/** The service could not be had. */
export const ServiceUnavailable = (failure: Props) => (
  <>
    <PageHead trail={serviceTrail(services.unavailable.title)} title={services.unavailable.title} text={services.unavailable.text} art={blueprint} />
    <Section label={services.unavailable.title}>
      <BlockFailed {...failure} />
    </Section>
  </>
);
