import { useQuery } from '@tanstack/react-query';
import { CashFlowChart } from 'shared-lib/charts';
import { paths } from 'shared-lib/paths';
import { color, SCREEN_ONLY, surface } from 'shared-lib/theme';
import { ForwardLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { services } from '../copy/services.ts';
import { studyQueries, type SampleStudy, sampleStudyOf } from '../features/studies/studies.api.ts';
import { SamplePages } from '../features/studies/study-sample-pages.tsx';
import { Block } from '../sections/aside-layout.tsx';

const copy = services.detail.sample;

const Result = styled.div`
  padding: var(--s6);
  border: 1px solid ${color.line};
  ${surface.light}
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s1) var(--s6);
  margin-block-end: var(--s4);
`;
const PagesText = styled.p`
  margin-block-end: var(--s5);
  color: ${color.muted};
`;

const Sample = ({ study: { slug, title_ar, cash_flows, sample_images } }: { study: SampleStudy }) => (
  <>
    <Block id="service-sample" title={copy.title}>
      <Result>
        <Head>
          <p>{copy.of(title_ar)}</p>
          <ForwardLink to={paths.study(slug)}>{copy.open}</ForwardLink>
        </Head>
        <CashFlowChart flows={cash_flows} />
      </Result>
    </Block>
    {sample_images.length > 0 && (
      <div {...SCREEN_ONLY}>
        <Block id="service-sample-pages" title={copy.pages}>
          <PagesText>{copy.pagesText}</PagesText>
          <SamplePages images={sample_images} />
        </Block>
      </div>
    )}
  </>
);

/** Chart and pages of one published study of the service's sectors. Renders nothing when there is none. */
export const ServiceSample = ({ sector_ids }: { sector_ids: readonly number[] }) => {
  const { data: cards } = useQuery(studyQueries.bySectors(sector_ids));
  const slug = sampleStudyOf(cards?.data ?? [])?.slug;
  const { data: study } = useQuery({ ...studyQueries.sample(slug ?? ''), enabled: slug !== undefined });
  return study ? <Sample study={study} /> : null;
};
