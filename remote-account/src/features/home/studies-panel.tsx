import { useQuery } from '@tanstack/react-query';
import { QueryBlock } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { text } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import { Picture } from 'shared-lib/ui/picture';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { clientHomeCopy as labels, dashboardListCopy } from '../../copy/dashboard.ts';
import { dashboardQueries } from '../../dashboard/dashboard-queries.ts';
import { Meta, RowTitle } from '../../dashboard/list-styles.ts';
import { Stack } from 'shared-lib/ui/stack';

const Note = styled.p`
  ${text.xs}
  margin-block-end: var(--s4);
`;

const Study = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  align-items: center;
  gap: var(--s3h);
  img {
    inline-size: 100%;
    aspect-ratio: 3 / 4;
    object-fit: cover;
  }
`;

/** The published studies that were downloaded most. */
export const StudiesPanel = () => {
  const query = useQuery(dashboardQueries.popularStudies());
  return (
    <Panel title={labels.studies} tools={<TextLink to={paths.freeStudies()}>{dashboardListCopy.all}</TextLink>}>
      <Note>{labels.studiesNote}</Note>
      <QueryBlock query={query} rows={3} failed={labels.studiesFailed}>
        {({ data }) => (
          <Stack as="ul" $gap="4">
            {data.map(({ id, slug, title_ar, cover, sector, city, country }) => (
              <Study key={id}>
                <Picture src={cover} alt="" width={900} height={1200} sizes="3.5rem" widths={[320]} />
                <div>
                  <RowTitle>
                    <Link to={paths.study(slug)}>{title_ar}</Link>
                  </RowTitle>
                  <Meta>
                    <span>{sector.name_ar}</span>
                    <span>{city || country}</span>
                  </Meta>
                </div>
              </Study>
            ))}
          </Stack>
        )}
      </QueryBlock>
    </Panel>
  );
};
