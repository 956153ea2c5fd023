import { listLabels } from 'shared-lib/copy';
import { BlockFailed } from 'shared-lib/ui/block-failed';

interface Loaded<Row> {
  data: readonly Row[] | undefined;
  isLoadingError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Rows of the API that a control offers.
 * @param query result of `useQuery`
 * @returns `failure`, which the control shows when the rows could not be loaded: a message with a button that tries again
 */
export const offeredRows = <Row,>({ data, isLoadingError, isFetching, refetch }: Loaded<Row>) => ({
  rows: data ?? [],
  isLoaded: data !== undefined,
  failure: isLoadingError && (
    <BlockFailed message={listLabels.optionsFailed} isTrying={isFetching} onRetry={() => void refetch()} />
  ),
});
