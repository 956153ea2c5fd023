/**
 * The names of the query library that remotes may import. Naming them keeps the rest of the library out of the browser build.
 * Append-only: older releases must find every name that they import. Publishing refuses a release that needs another name.
 */
export {
  focusManager,
  hashKey,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
