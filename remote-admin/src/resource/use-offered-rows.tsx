import type { UseQueryResult } from '@tanstack/react-query';
import { listLabels } from 'shared-lib/copy';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { BlockFailed } from 'shared-lib/ui/block-failed';

/**
 * Rows of the API that a control offers.
 * @param query result of `useQuery`
 * @returns `failure`, which the control shows when the rows could not be loaded: a message with a button that tries again
 */
export const useOfferedRows = <Row,>(query: UseQueryResult<readonly Row[]>) => {
  const { data, error, isFetching, refetch } = useLastingFailure(query);
  return {
    rows: data ?? [],
    isLoaded: data !== undefined,
    failure: !data && error && (
      <BlockFailed message={listLabels.optionsFailed} isTrying={isFetching} onRetry={() => void refetch()} />
    ),
  };
};
