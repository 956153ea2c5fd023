import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { StudyCard } from 'shared-lib/contracts';
import { loadWithRetry } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { useLocation, useNavigate, useSearchParams } from 'shared-lib/router';
import { color, media, text } from 'shared-lib/theme';
import { Tag } from 'shared-lib/ui/tag';
import { ButtonLink } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';
import { usePageResource } from '../../page-resource/page-resource.ts';
import { studies } from '../../copy/studies.ts';
import { CARD_COVER_SIZES, StudyCover } from './study-cover.tsx';
import { studyQueries } from './studies.api.ts';
import { listHref, readFilters, readQuickView, isOpenedFromList } from './study-filters.ts';
import { StudyIndicators } from './study-indicators.tsx';
import { VerdictTag } from '../../sections/verdict-sign.tsx';
import { Cluster } from 'shared-lib/ui/stack';

const Lead = styled.p`
  color: ${color.text2};
  ${text.body}
`;
/** Cover and verdict side by side. Both columns are as high before the sentence has arrived. */
const Top = styled.div`
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr);
  gap: var(--s5);
  margin-block: var(--s2) var(--s3);
  ${media.phone} {
    grid-template-columns: 6rem minmax(0, 1fr);
    > :first-child {
      padding: var(--s3);
      aspect-ratio: 3 / 4;
    }
  }
`;
const Verdict = styled.div`
  min-block-size: 10rem;
  padding: var(--s4) var(--s5);
  border-inline-start: 3px solid ${color.brass400};
  background: ${color.nile50};
  p {
    margin-block-start: var(--s3);
  }
`;
/** As high as the indicators, so that the dialog keeps its edges when they arrive. */
const Rest = styled.div`
  min-block-size: min(38rem, calc(100dvh - 24rem));
`;

const NoChart = (_chart: { flows: readonly number[] }) => null;

/** Without the chart, the figures say the same. */
const Chart = lazy(async () => {
  const loaded = await loadWithRetry(() => import('./quick-view-chart.tsx')).catch(() => undefined);
  return { default: loaded?.QuickViewChart ?? NoChart };
});

const { missing } = studies.page;

interface ContentProps {
  /** Id or slug. */
  study: string;
  /** The study as the list has it: what its card shows is there at once. */
  card: StudyCard | undefined;
}

const Content = ({ study, card }: ContentProps) => {
  const { resource, isFetching, refetch } = usePageResource(studyQueries.detail(study));
  if (resource?.status === 'missing') return <EmptyState {...missing} />;
  const page = resource?.status === 'found' ? resource.value : undefined;
  const known = page ? { ...page.data, sector: page.sector } : card;
  return (
    <>
      {known && (
        <>
          <Top>
            <StudyCover src={known.cover} sizes={CARD_COVER_SIZES} />
            <Verdict>
              <Cluster $gap="1 2h">
                <VerdictTag verdict={known.verdict} />
                <Tag>{known.sector.name_ar}</Tag>
                <Tag>{studies.kinds[known.kind]}</Tag>
              </Cluster>
              {page?.data.verdict_sentence && <p>{figuresInText(page.data.verdict_sentence)}</p>}
            </Verdict>
          </Top>
          <Lead>{figuresInText(known.summary_ar)}</Lead>
        </>
      )}
      <Rest>
        {page && (
          <>
            <StudyIndicators study={page.data} />
            <Suspense fallback={<Skeleton $block="20rem" />}>
              <Chart flows={page.data.cash_flows} />
            </Suspense>
          </>
        )}
        {resource?.status === 'failed' && (
          <BlockFailed message={resource.message} isTrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!resource && (
          <LoadingArea>
            <Skeleton $block="20rem" />
          </LoadingArea>
        )}
      </Rest>
    </>
  );
};

const useClose = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const [search] = useSearchParams();
  return () => {
    if (isOpenedFromList(state)) void navigate(-1);
    else void navigate(listHref(readFilters(search)), { replace: true, preventScrollReset: true });
  };
};

/** The study in the list below, which was opened by its card. */
const useCard = (search: URLSearchParams, study: string): StudyCard | undefined => {
  const { data } = useQuery({ ...studyQueries.list(readFilters(search)), enabled: false });
  return data?.data.find(({ id, slug }) => slug === study || String(id) === study);
};

/** The study of `?study=` in a dialog over the list. Back closes it, and its URL can be shared. */
export const StudyQuickView = () => {
  const [search] = useSearchParams();
  const study = readQuickView(search);
  const close = useClose();
  const { resource } = usePageResource({ ...studyQueries.detail(study), enabled: study !== '' });
  const card = useCard(search, study);
  const title = resource?.status === 'found' ? resource.value.data.title_ar : (card?.title_ar ?? studies.page.loading);
  return (
    <Dialog
      open={study !== ''}
      onClose={close}
      title={title}
      wide
      isSheet
      hasOwnEntry
      actions={
        <>
          <ButtonLink size="small" to={paths.study(study)}>
            {studies.quickView.full}
          </ButtonLink>
          <ButtonLink size="small" tone="outline" to={paths.contact('feasibility', { study })}>
            {studies.page.sameForMyCity}
          </ButtonLink>
        </>
      }
    >
      <Content study={study} card={card} />
    </Dialog>
  );
};
