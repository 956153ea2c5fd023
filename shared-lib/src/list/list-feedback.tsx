import { HttpError } from 'shared-lib/http';
import { listLabels, verbs } from 'shared-lib/copy';
import { color, media } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import styled from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: 1px;
  border: 1px solid ${color.line};
  background: ${color.line};
`;
const Row = styled.div<{ $dense: boolean }>`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr 1fr;
  align-items: center;
  gap: var(--s6);
  block-size: ${({ $dense }) => ($dense ? '2.75rem' : '3.5rem')};
  padding-inline: var(--s4);
  background: ${color.white};
  ${media.stacked} {
    grid-template-columns: 3fr 1fr;
    align-content: center;
    gap: var(--s2h) var(--s4);
    block-size: 5rem;
    > :nth-child(even) {
      justify-self: end;
    }
  }
`;

const SHOWN_ROWS = 8;
const BARS = ['70%', '60%', '50%', '80%'];

/** Skeleton of the rows, which have two lines on narrow screens. */
export const LoadingRows = ({ isDense }: { isDense: boolean }) => (
  <LoadingArea>
    <Box>
      {Array.from({ length: SHOWN_ROWS }, (_, row) => (
        <Row key={row} $dense={isDense}>
          {BARS.map((width) => (
            <Skeleton key={width} $inline={width} />
          ))}
        </Row>
      ))}
    </Box>
  </LoadingArea>
);

interface FailureProps {
  error: Error;
  isTrying: boolean;
  onRetry: () => void;
}

interface FailedRowsProps extends FailureProps {
  /** Heading level of the title: 1 when it takes the place of a whole page. */
  level?: 1 | 2;
}

const Retry = ({ isTrying, onRetry }: Omit<FailureProps, 'error'>) => (
  <Button size="small" pending={isTrying} onClick={onRetry}>
    {verbs.retry}
  </Button>
);

const messageOf = (error: Error): string | undefined => (error instanceof HttpError ? error.message : undefined);

const isForbidden = (error: Error): boolean => error instanceof HttpError && error.kind === 'forbidden';

/**
 * Shows that the rows could not be loaded, and retries only this request. A missing permission has no retry button, because trying
 * again does not help.
 */
export const FailedRows = ({ error, level = 2, ...retry }: FailedRowsProps) => (
  <div role="alert">
    {isForbidden(error) ? (
      <EmptyState level={level} title={listLabels.forbidden} text={messageOf(error)} />
    ) : (
      <EmptyState level={level} title={listLabels.failed} text={messageOf(error)} action={<Retry {...retry} />} />
    )}
  </div>
);

/** Warns that the rows below are outdated because a refresh failed. */
export const StaleRows = ({ error, ...retry }: FailureProps) =>
  error instanceof HttpError && error.kind === 'offline' ? (
    <Alert tone="warning" action={<Retry {...retry} />}>
      {listLabels.offline}
    </Alert>
  ) : (
    <Alert tone="danger" action={<Retry {...retry} />}>
      {listLabels.stale} {messageOf(error)}
    </Alert>
  );

/** Shown when no row matches the search and filters. */
export const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    level={2}
    title={listLabels.noMatch}
    text={listLabels.noMatchText}
    action={
      <Button size="small" onClick={onClear}>
        {listLabels.clear}
      </Button>
    }
  />
);
