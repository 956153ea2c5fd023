import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Study } from 'shared-lib/contracts';
import { formatNumber } from 'shared-lib/format';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { color } from 'shared-lib/theme';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { Button } from 'shared-lib/ui/button';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { pagesQuery, pictureQuery } from './study-document.ts';
import { Cluster, Stack } from 'shared-lib/ui/stack';

const labels = studies.file;

const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;
  border: 1px solid ${color.line};
`;
type SavedStudy = Pick<Study, 'id' | 'updated_at'>;

const PagePicture = ({ study, page }: { study: SavedStudy; page: number }) => {
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(pictureQuery(study, page)));
  if (data) return <Picture src={data} alt={labels.page(formatNumber(page))} />;
  if (error) return <BlockFailed message={labels.pagesFailed} isTrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <LoadingArea>
      <Skeleton $inline="100%" $block="24rem" />
    </LoadingArea>
  );
};

/** The pages of the saved PDF as pictures, one at a time. */
export const DocumentPages = ({ study }: { study: SavedStudy }) => {
  const [chosen, setPage] = useState(1);
  const { data: count, error, isFetching, refetch } = useLastingFailure(useQuery(pagesQuery(study)));
  if (error && count === undefined)
    return <BlockFailed message={labels.pagesFailed} isTrying={isFetching} onRetry={() => void refetch()} />;
  // A later state of the file may have fewer pages.
  const page = Math.min(chosen, count ?? chosen);
  const isLast = page === (count ?? page);
  return (
    <Stack $gap="3">
      <PagePicture study={study} page={page} />
      <Cluster $gap="2" $align="center" $justify="space-between">
        <Button size="small" tone="quiet" aria-disabled={page === 1} onClick={() => page > 1 && setPage(page - 1)}>
          {labels.previous}
        </Button>
        <span role="status">{count !== undefined && labels.pageOf(formatNumber(page), formatNumber(count))}</span>
        <Button size="small" tone="quiet" aria-disabled={isLast} onClick={() => !isLast && setPage(page + 1)}>
          {labels.next}
        </Button>
      </Cluster>
    </Stack>
  );
};
