import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { Grid } from '../ui/grid.tsx';
import { Section, SectionHead } from 'shared-lib/ui/section';
import { ForwardLink } from 'shared-lib/ui/text-link';
import { SCREEN_ONLY } from 'shared-lib/theme';
import { studyQueries } from '../features/studies/studies.api.ts';
import { StudyCard } from '../features/studies/study-card.tsx';

interface Props {
  id: string;
  /** Ids or slugs of the sectors. */
  sectors: readonly (number | string)[];
  title: string;
  text: string;
  /** Label of the link to all studies. */
  all: string;
}

/** The newest published studies of some sectors. Renders nothing when there are none. */
export const StudiesBand = ({ id, sectors, title, text, all }: Props) => {
  const { data } = useQuery(studyQueries.bySectors(sectors));
  if (!data || data.data.length === 0) return null;
  return (
    <div {...SCREEN_ONLY}>
      <Section tone="sand" labelledBy={id}>
        <SectionHead
          id={id}
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
    </div>
  );
};
