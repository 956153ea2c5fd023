import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bookingPage, enveloped, type BookingPage } from 'shared-lib/contracts';
import { http, HttpError } from 'shared-lib/http';
import { clientArea, requestQuery } from 'shared-lib/request';

const page = enveloped(bookingPage);
const POLL_MS = 30_000;

/** Whose booking it is: of a request in the own account, or of a visitor with the link of the request. */
export type BookingOwner = { reference: string } | { token: string };

const pathOf = (owner: BookingOwner): string =>
  'reference' in owner
    ? `/account/requests/${encodeURIComponent(owner.reference)}/booking`
    : `/public/claims/${encodeURIComponent(owner.token)}/booking`;

const keyOf = (owner: BookingOwner) => ['booking', owner] as const;

/** The free slots and the appointment. Polled, because others book meanwhile. */
export const bookingQuery = (owner: BookingOwner) =>
  queryOptions({
    queryKey: keyOf(owner),
    queryFn: ({ signal }) => http.get(pathOf(owner), page, { signal }),
    staleTime: POLL_MS / 2,
    refetchInterval: POLL_MS,
    retry: (failures, error) =>
      failures < 1 && !(error instanceof HttpError && ['not-found', 'conflict'].includes(error.kind)),
  });

/** The zone of the device; empty when the browser does not know it. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';

/** Holds, confirms and cancels. Each call shows the new state of the page; after a failure the page is read anew. */
export const useBookingCalls = (owner: BookingOwner) => {
  const queryClient = useQueryClient();
  const queryKey = keyOf(owner);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ action, body }: { action: 'hold' | 'confirm' | 'cancel'; body: object }) =>
      http.post(`${pathOf(owner)}/${action}`, body, page),
    onSuccess: (saved: BookingPage) => {
      queryClient.setQueryData(queryKey, saved);
      // The page of the request shows the appointment too.
      if ('reference' in owner)
        void queryClient.invalidateQueries({ queryKey: requestQuery(clientArea, owner.reference).queryKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
  return {
    hold: (at: string) => mutateAsync({ action: 'hold', body: { at } }),
    confirm: () => mutateAsync({ action: 'confirm', body: { time_zone: deviceZone() } }),
    cancel: (note: string) => mutateAsync({ action: 'cancel', body: { note } }),
    refresh: () => void queryClient.invalidateQueries({ queryKey }),
    running: isPending ? variables?.action : undefined,
  };
};
export type BookingCalls = ReturnType<typeof useBookingCalls>;
