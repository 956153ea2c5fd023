import { paths } from 'shared-lib/paths';
import { useLocation, useNavigate, useSearchParams } from 'shared-lib/router';
import { color, text } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import styled from 'styled-components';
import { usePageResource } from '../../page-resource/page-resource.ts';
import { studies } from '../../copy/studies.ts';
import { studyQueries } from './studies.api.ts';
import { listHref, readFilters, readQuickView, isOpenedFromList } from './study-filters.ts';
import { StudyIndicators } from './study-indicators.tsx';
import { VerdictTag } from '../../sections/verdict-sign.tsx';

const Lead = styled.p`
  color: ${color.text2};
  ${text.body}
`;

const Verdict = styled.div`
  padding: var(--s4) var(--s5);
  margin-block-end: var(--s5);
  border-inline-start: 3px solid ${color.brass400};
  background: ${color.nile50};
`;

const Content = ({ study }: { study: string }) => {
  const { resource, isFetching, refetch } = usePageResource(studyQueries.detail(study));
  if (!resource)
    return (
      <LoadingArea>
        <Skeleton $block="20rem" />
      </LoadingArea>
    );
  if (resource.status === 'missing') return <EmptyState {...studies.page.missing} />;
  if (resource.status === 'failed')
    return <BlockFailed message={resource.message} isTrying={isFetching} onRetry={() => void refetch()} />;
  const { data } = resource.value;
  return (
    <>
      {data.verdict && (
        <Verdict>
          <VerdictTag verdict={data.verdict} />
          <p>{data.verdict_sentence}</p>
        </Verdict>
      )}
      <Lead>{data.summary_ar}</Lead>
      <StudyIndicators study={data} />
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

/** The study of `?study=` in a dialog over the list. Back closes it, and its URL can be shared. */
export const StudyQuickView = () => {
  const [search] = useSearchParams();
  const study = readQuickView(search);
  const close = useClose();
  const { resource } = usePageResource({ ...studyQueries.detail(study), enabled: study !== '' });
  const title = resource?.status === 'found' ? resource.value.data.title_ar : studies.page.loading;
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
      <Content study={study} />
    </Dialog>
  );
};
