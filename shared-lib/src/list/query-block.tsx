import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HttpError } from 'shared-lib/http';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import styled from 'styled-components';
import { StaleRows } from './list-feedback.tsx';
import { Stack } from 'shared-lib/ui/stack';

interface SkeletonProps {
  /** Number of rows of the content. */
  rows: number;
}

/** Placeholder of a few rows. */
export const LoadingBars = ({ rows }: SkeletonProps) => (
  <LoadingArea>
    <Stack $gap="4">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} $block="3.25rem" />
      ))}
    </Stack>
  </LoadingArea>
);

/** Keeps the distance that the rows of a panel without padding have. */
const Inset = styled.div<{ $isFlush: boolean }>`
  padding: ${({ $isFlush }) => ($isFlush ? 'var(--s5) var(--s6)' : 0)};
`;

interface Props<Data> extends SkeletonProps {
  query: UseQueryResult<Data>;
  /** The skeleton of content that is no list of rows. */
  loading?: ReactNode;
  /** Whether the panel around it has no padding. */
  isFlush?: boolean;
  /** Which content failed to load. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** The data of a block, or its skeleton, or its error with a retry. Warns above data that could not be refreshed. */
export const QueryBlock = <Data,>({ query, rows, failed, loading, isFlush = false, children }: Props<Data>) => {
  const { data, error, isFetching, refetch } = useLastingFailure(query);
  const retry = { isTrying: isFetching, onRetry: () => void refetch() };
  if (data === undefined)
    return (
      <Inset $isFlush={isFlush}>
        {error ? (
          <BlockFailed message={`${failed} ${error instanceof HttpError ? error.message : ''}`.trim()} {...retry} />
        ) : (
          (loading ?? <LoadingBars rows={rows} />)
        )}
      </Inset>
    );
  return (
    <>
      {error && <StaleRows error={error} {...retry} />}
      {children(data)}
    </>
  );
};
