import { useQuery } from '@tanstack/react-query';
import type { Service } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { Grid } from 'shared-lib/ui/grid';
import { Section, SectionHead } from 'shared-lib/ui/section';
import { ForwardLink } from 'shared-lib/ui/text-link';
import { services } from '../copy/services.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { StudyCard } from '../features/studies/study-card.tsx';

const TITLE_ID = 'service-studies-title';

/** Published studies from the sectors of a service. Renders nothing when there are none. */
export const ServiceStudies = ({ sector_ids }: Pick<Service, 'sector_ids'>) => {
  const { data } = useQuery(studyQueries.bySectors(sector_ids));
  if (!data || data.data.length === 0) return null;
  const { title, text, all } = services.detail.studies;
  return (
    <Section tone="sand" labelledBy={TITLE_ID}>
      <SectionHead
        id={TITLE_ID}
        title={title}
        text={text}
        tools={<ForwardLink to={paths.freeStudies()}>{all}</ForwardLink>}
      />
      <Grid $snap>
        {data.data.map((study) => (
          <StudyCard key={study.id} study={study} />
        ))}
      </Grid>
    </Section>
  );
};
