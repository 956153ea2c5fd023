import Download from 'lucide-react/icons/download';
import type { StudyPage } from 'shared-lib/contracts';
import { formatNumber } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { color, layout, media, paperStack, SCREEN_ONLY, text } from 'shared-lib/theme';
import { Tag } from 'shared-lib/ui/tag';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { ButtonLink } from 'shared-lib/ui/button';
import { Grid } from '../../ui/grid.tsx';
import { ForwardIcon, Icon } from 'shared-lib/ui/icon';
import { Section, SectionHead, Wrap } from 'shared-lib/ui/section';
import { LoneTextLink } from 'shared-lib/ui/text-link';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';
import { CashFlowChart } from 'shared-lib/charts';
import { gauge } from '../../copy/gauge.ts';
import { studies } from '../../copy/studies.ts';
import { PageTools, PrintedPublication } from '../../sections/page-tools.tsx';
import { studyBreadcrumbs } from '../../seo/record-breadcrumbs.ts';
import { StudyAssumptions } from './study-assumptions.tsx';
import { StudyCard } from './study-card.tsx';
import { StudyCover } from './study-cover.tsx';
import { StudyDownload } from './study-download.tsx';
import { formatPageCount, formatLocation } from './study-format.ts';
import { StudyIndicators } from './study-indicators.tsx';
import { StudySection } from './study-section.tsx';
import { StudySamplePages } from './study-sample-pages.tsx';
import { StudyTexts } from './study-texts.tsx';
import { VerdictBand } from './verdict-band.tsx';
import { Cluster } from 'shared-lib/ui/stack';

/** Cash flows per year as a chart with its table. */
const CashFlows = ({ flows }: { flows: readonly number[] }) => (
  <StudySection title={studies.page.flows} text={studies.page.flowsText}>
    <CashFlowChart flows={flows} />
  </StudySection>
);

const PageContainer = styled(Wrap)`
  padding-block: var(--s10) clamp(var(--s12), 6vw, var(--s24));
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: clamp(var(--s8), 5vw, var(--s20));
  align-items: start;
  margin-block-start: var(--s6);
  /* The text comes first in the markup, so that it is visible while the rest of the page still arrives. */
  ${media.columns} {
    > :first-child {
      grid-area: 1 / 2;
    }
    > aside {
      grid-area: 1 / 1;
    }
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${paperStack}
`;
const Aside = styled.aside`
  position: sticky;
  inset-block-start: calc(${layout.header} + 1.5rem);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  ${media.columns} {
    /* Small enough for cover and form to be visible together on a laptop. */
    > :first-child {
      padding-inline: var(--s18);
      padding-block: var(--s7);
    }
  }
  ${media.stacked} {
    position: static;
  }
`;
/** Scroll margin: a link to this element must not scroll it under the sticky header. */
const DownloadTarget = styled.div`
  scroll-margin-block-start: calc(${layout.header} + var(--s6));
`;
const Title = styled.h1`
  margin-block: var(--s3) var(--s6);
`;
const Lead = styled.p`
  color: ${color.text2};
  ${text.lead}
`;
const FactList = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s4) var(--s6);
  dt {
    color: ${color.text3};
    font-size: var(--fs-sm);
  }
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.stackedOnScreen} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const { page } = studies;
const FILE_ID = 'file';
const RELATED_ID = 'related-title';

const Summary = ({ studyPage: { data, sector } }: { studyPage: StudyPage }) => {
  const facts = [
    { label: page.sector, value: <LoneTextLink to={paths.sector(sector.slug)}>{sector.name_ar}</LoneTextLink> },
    { label: page.location, value: formatLocation(data) },
    { label: page.year, value: data.year },
    { label: page.kind, value: studies.kinds[data.kind] },
    { label: page.file, value: studies.fileOf(data.file_pages) },
    { label: page.pages, value: formatPageCount(data.pages) },
    { label: page.jobs, value: formatNumber(data.jobs) },
    ...(data.market_size ? [{ label: page.market, value: figuresInText(data.market_size) }] : []),
  ];
  return (
    <StudySection title={page.summary}>
      <Lead>{figuresInText(data.summary_ar)}</Lead>
      <FactList>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactList>
    </StudySection>
  );
};

/** Complete study page: texts and figures, with cover and download in the side column. */
export const StudyView = ({ studyPage }: { studyPage: StudyPage }) => {
  const { data, sector, related } = studyPage;
  return (
    <>
      <PageContainer>
        <Breadcrumbs items={studyBreadcrumbs(data)} />
        <Columns>
          <div>
            <Tag>{sector.name_ar}</Tag>
            <Title>{data.title_ar}</Title>
            <VerdictBand study={data} />
            <Cluster $gap="3" {...SCREEN_ONLY}>
              <ButtonLink to={`#${FILE_ID}`}>
                <Icon icon={Download} />
                {studies.download.button(data.file_pages)}
              </ButtonLink>
              <ButtonLink tone="outline" to={paths.contact('feasibility', { study: data.slug })}>
                {page.sameForMyCity}
                <ForwardIcon />
              </ButtonLink>
            </Cluster>
            <PageTools kind="study" id={data.id} title={data.title_ar} path={paths.study(data.slug)} />
            <Summary studyPage={studyPage} />
            <StudyIndicators study={data} />
            <LoneTextLink to={paths.reading()}>{gauge.title}</LoneTextLink>
            <CashFlows flows={data.cash_flows} />
            <StudyAssumptions key={data.slug} study={data} />
            <StudySamplePages images={data.sample_images} />
            <StudyTexts study={data} />
            <PrintedPublication at={data.published_at} />
          </div>
          <Aside {...SCREEN_ONLY}>
            <StudyCover src={data.cover} sizes="(max-width: 900px) 85vw, 18rem" isLarge />
            <DownloadTarget id={FILE_ID}>
              <StudyDownload key={data.id} study={data} />
            </DownloadTarget>
          </Aside>
        </Columns>
      </PageContainer>
      {related.length > 0 && (
        <div {...SCREEN_ONLY}>
          <Section tone="sand" labelledBy={RELATED_ID}>
            <SectionHead id={RELATED_ID} title={page.related} />
            <Grid $snap>
              {related.map((study) => (
                <StudyCard key={study.id} study={study} />
              ))}
            </Grid>
          </Section>
        </div>
      )}
    </>
  );
};
