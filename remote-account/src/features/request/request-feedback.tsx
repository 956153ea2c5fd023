import { HttpError } from 'shared-lib/http';
import { verbs } from 'shared-lib/copy';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { requestCopy as labels } from '../../copy/requests.ts';
import { DashboardColumn, DashboardColumns } from '../../dashboard/list-styles.ts';

interface Props {
  error: Error;
  isTrying: boolean;
  onRetry: () => void;
}

const Retry = ({ isTrying, onRetry }: Omit<Props, 'error'>) => (
  <Button size="small" pending={isTrying} onClick={onRetry}>
    {verbs.retry}
  </Button>
);
const reasonOf = (error: Error): string | undefined => (error instanceof HttpError ? error.message : undefined);

/** The request could not be read. */
export const FailedRequest = ({ error, ...retry }: Props) => (
  <div role="alert">
    <EmptyState level={1} title={labels.loadFailed} text={reasonOf(error)} action={<Retry {...retry} />} />
  </div>
);

/** The page shows what arrived last, because the latest refresh failed. */
export const StaleRequest = ({ error, ...retry }: Props) => (
  <Alert tone="warning" action={<Retry {...retry} />}>
    {error instanceof HttpError && error.kind === 'offline'
      ? labels.offline
      : `${labels.stale} ${reasonOf(error) ?? ''}`}
  </Alert>
);

/** Skeleton in the layout of the page. */
export const LoadingRequest = () => (
  <LoadingArea>
    <DashboardColumn>
      <Skeleton $inline="min(100%, 24rem)" $block="2.5rem" />
      <Skeleton $inline="100%" $block="6rem" />
      <Skeleton $inline="100%" $block="14rem" />
      <DashboardColumns>
        <Skeleton $inline="100%" $block="24rem" />
        <Skeleton $inline="100%" $block="18rem" />
      </DashboardColumns>
    </DashboardColumn>
  </LoadingArea>
);
