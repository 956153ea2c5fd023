import Download from 'lucide-react/icons/download';
import type { StudyPage } from 'shared-lib/contracts';
import { formatNumber } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { color, layout, media, text } from 'shared-lib/theme';
import { Tag } from 'shared-lib/ui/badge';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { ButtonLink } from 'shared-lib/ui/button';
import { Grid } from 'shared-lib/ui/grid';
import { ForwardIcon, Icon } from 'shared-lib/ui/icon';
import { Section, SectionHead, Wrap } from 'shared-lib/ui/section';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { studyTrail } from './study-trail.ts';
import { CashFlows } from './cash-flows.tsx';
import { StudyCard } from './study-card.tsx';
import { StudyCover } from './study-cover.tsx';
import { StudyDownload } from './study-download.tsx';
import { sayPages, sayPlace } from './study-figures.ts';
import { StudyIndicators } from './study-indicators.tsx';
import { Part } from './study-part.tsx';
import { StudySamplePages } from './study-sample-pages.tsx';
import { StudyTexts } from './study-texts.tsx';

const Room = styled(Wrap)`
  padding-block: 2.5rem clamp(3rem, 6vw, 6rem);
`;
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: clamp(2rem, 5vw, 5rem);
  align-items: start;
  margin-block-start: 1.5rem;
  /* What is read comes first, beside an empty place while the rest of the page is under way. */
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
`;
const Beside = styled.aside`
  position: sticky;
  inset-block-start: calc(${layout.header} + 1.5rem);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  ${media.columns} {
    /* Cover and form stay in view together, on a laptop too. */
    > :first-child {
      padding-inline: 4.5rem;
      padding-block: 1.75rem;
    }
  }
  ${media.stacked} {
    position: static;
  }
`;
/** Comes to stand below the site's bar when a link leads to it. */
const File = styled.div`
  scroll-margin-block-start: calc(${layout.header} + 1.5rem);
`;
const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
const Title = styled.h1`
  margin-block: 0.75rem 1.5rem;
`;
const Lead = styled.p`
  color: ${color.text2};
  ${text.lead}
`;
const Known = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1rem 1.5rem;
  dt {
    color: ${color.text3};
    font-size: var(--fs-sm);
  }
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.stacked} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const { page } = studies;
const FILE_ID = 'file';
const RELATED_ID = 'related-title';

const Summary = ({ found: { data, sector } }: { found: StudyPage }) => {
  const facts = [
    { label: page.sector, value: <TextLink to={paths.sector(sector.slug)}>{sector.name_ar}</TextLink> },
    { label: page.place, value: sayPlace(data) },
    { label: page.year, value: data.year },
    { label: page.kind, value: studies.kinds[data.kind] },
    { label: page.pages, value: sayPages(data.pages) },
    { label: page.jobs, value: formatNumber(data.jobs) },
    ...(data.market_size ? [{ label: page.market, value: data.market_size }] : []),
  ];
  return (
    <Part title={page.summary}>
      <Lead>{data.summary_ar}</Lead>
      <Known>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Known>
    </Part>
  );
};

/** A whole study: its texts and figures, and beside them its file and the way to one of one's own. */
export const StudyReading = ({ found }: { found: StudyPage }) => {
  const { data, sector, related } = found;
  return (
    <>
      <Room>
        <Breadcrumbs items={studyTrail(data)} />
        <Sides>
          <div>
            <Tag>{sector.name_ar}</Tag>
            <Title>{data.title_ar}</Title>
            <Deeds>
              <ButtonLink to={`#${FILE_ID}`}>
                <Icon icon={Download} />
                {studies.download.button}
              </ButtonLink>
              <ButtonLink tone="outline" to={paths.contact('feasibility', { study: data.slug })}>
                {page.sameForMyCity}
                <ForwardIcon />
              </ButtonLink>
            </Deeds>
            <Summary found={found} />
            <StudyIndicators study={data} />
            <CashFlows flows={data.cash_flows} />
            <StudySamplePages images={data.sample_images} />
            <StudyTexts study={data} />
          </div>
          <Beside>
            <StudyCover src={data.cover} sizes="(max-width: 900px) 85vw, 18rem" whole />
            <File id={FILE_ID}>
              <StudyDownload key={data.id} studyId={data.id} />
            </File>
          </Beside>
        </Sides>
      </Room>
      {related.length > 0 && (
        <Section tone="sand" labelledBy={RELATED_ID}>
          <SectionHead id={RELATED_ID} title={page.related} />
          <Grid $snap>
            {related.map((study) => (
              <StudyCard key={study.id} study={study} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
};
