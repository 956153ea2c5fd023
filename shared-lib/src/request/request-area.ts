import { queryOptions, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  clientRequestDetail,
  fileLink,
  staffRequestDetail,
  type ClientRequestDetail,
  type FileLink,
  type RequestFile,
  type StaffRequestDetail,
} from 'shared-lib/contracts';
import { http, HttpError, type ContractSource } from 'shared-lib/http';
import { pollWhileVisible } from 'shared-lib/patterns/polling';
import { sendFile } from 'shared-lib/patterns/send-file';
import { useWriteOnce, type OnceHeaders } from 'shared-lib/patterns/use-write-once';
import { requestPanels as labels } from 'shared-lib/copy';
import { toast } from 'shared-lib/toast';
import * as z from 'zod/mini';
import { statusLabelFor, type Side } from './request-title.tsx';

/** What the panels need of a request for every role. */
type AnyDetail = Pick<ClientRequestDetail, 'kind' | 'files' | 'events'>;

/** The calls of the API with which one role reads and changes requests. */
export interface RequestArea<Detail extends AnyDetail> {
  /** Path below `/api`. */
  base: string;
  /** Start of the query keys of this role. */
  key: QueryKey;
  response: ContractSource<Detail>;
  /** Who reads the request. */
  side: Side;
}

/** Contracts of a response in the envelope `{ data }`. */
const clientResponse = z.pipe(
  z.object({ data: clientRequestDetail }),
  z.transform(({ data }) => data),
);
const staffResponse = z.pipe(
  z.object({ data: staffRequestDetail }),
  z.transform(({ data }) => data),
);
const linkResponse = z.object({ data: fileLink });

export const clientArea: RequestArea<ClientRequestDetail> = {
  base: '/account/requests',
  key: ['account'],
  response: clientResponse,
  side: 'client',
};
export const consultantArea: RequestArea<StaffRequestDetail> = {
  base: '/consultant/requests',
  key: ['consultant'],
  response: staffResponse,
  side: 'staff',
};
/** Responses to the administration have no envelope. */
export const adminArea: RequestArea<StaffRequestDetail> = {
  base: '/admin/requests',
  key: ['admin'],
  response: staffRequestDetail,
  side: 'staff',
};

/** A new message appears within 10 seconds. */
const POLL_MS = 7_000;

const urlOf = <Detail extends AnyDetail>({ base }: RequestArea<Detail>, reference: string, action = ''): string =>
  `${base}/${encodeURIComponent(reference)}${action}`;
const keyOf = <Detail extends AnyDetail>({ key }: RequestArea<Detail>, reference: string): QueryKey => [
  ...key,
  'requests',
  'one',
  reference,
];

/** One request, refetched every few seconds while the page is visible. */
export const requestQuery = <Detail extends AnyDetail>(area: RequestArea<Detail>, reference: string) => {
  const { refetchInterval, ...polling } = pollWhileVisible(POLL_MS);
  return queryOptions({
    queryKey: keyOf(area, reference),
    queryFn: ({ signal }) => http.get(urlOf(area, reference), area.response, { signal }),
    staleTime: POLL_MS / 2,
    ...polling,
    // A request that is not there does not appear by asking again.
    refetchInterval: (query) =>
      query.state.error instanceof HttpError && query.state.error.kind === 'not-found' ? false : refetchInterval(query),
  });
};

type Method = 'post' | 'put' | 'patch' | 'delete';

export interface SendOptions {
  signal: AbortSignal;
  /** Receives the sent share of the file, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Value of the `Idempotency-Key` header: a retry stores nothing twice. */
  key: string;
}

/** The uploaded file in the response: the newest one with its name. */
const newestNamed = (files: readonly RequestFile[], name: string): RequestFile | undefined =>
  files.filter((file) => file.name === name).toSorted((one, other) => other.id - one.id)[0] ?? files.at(-1);

/** Reads the request again and reports who was faster, or else why the change was refused. */
const reportConflict = async (
  client: QueryClient,
  { queryKey, side }: { queryKey: QueryKey; side: Side },
  error: HttpError,
): Promise<void> => {
  const known = client.getQueryData<AnyDetail>(queryKey)?.events.length ?? 0;
  await client.invalidateQueries({ queryKey, exact: true });
  const current = client.getQueryData<AnyDetail>(queryKey);
  const change = current?.events.slice(known).findLast(({ type }) => type === 'status');
  if (!current || !change) return toast.failure(labels.changed, error.message);
  const status = statusLabelFor(side)(current.kind, change.to ?? '');
  toast.info(labels.changed, labels.changedBy(change.actor.name, status));
};

/**
 * Changes of one request. Each resolves to the request after the change, which the page then shows. After a conflict the page
 * reads the request again.
 */
export const useRequestCalls = <Detail extends AnyDetail>(area: RequestArea<Detail>, reference: string) => {
  const client = useQueryClient();
  const writeOnce = useWriteOnce();
  const queryKey = keyOf(area, reference);
  const show = (detail: Detail): Detail => {
    client.setQueryData(queryKey, detail);
    // Lists and counts of other pages have changed too; they load again when they are opened.
    void client.invalidateQueries({
      queryKey: area.key,
      predicate: (query) => query.queryHash !== JSON.stringify(queryKey),
      refetchType: 'none',
    });
    return detail;
  };
  const settle = async (run: () => Promise<Detail>): Promise<Detail> => {
    // A response on its way does not contain the change and would hide it.
    await client.cancelQueries({ queryKey, exact: true });
    try {
      return show(await run());
    } catch (error) {
      if (error instanceof HttpError && error.kind === 'conflict')
        await reportConflict(client, { queryKey, side: area.side }, error);
      throw error;
    }
  };
  const sendTo =
    (action: string) =>
    async (file: File, { key, ...options }: SendOptions): Promise<RequestFile> => {
      const detail = await settle(() =>
        sendFile(file, { url: urlOf(area, reference, action), contract: area.response, key }, options),
      );
      const stored = newestNamed(detail.files, file.name);
      if (!stored) throw new HttpError('contract');
      return stored;
    };
  return {
    /**
     * @param action path below the request, such as `/messages`
     * @param key value of the `Idempotency-Key` header; by default a retry after a failure has the key of the first attempt
     */
    change: (method: Method, action: string, body?: unknown, key?: string): Promise<Detail> =>
      settle(() => {
        const url = urlOf(area, reference, action);
        const send = (headers: OnceHeaders) =>
          method === 'delete'
            ? http.delete(url, area.response, { headers })
            : http[method](url, body ?? {}, area.response, { headers });
        return key ? send({ 'Idempotency-Key': key }) : writeOnce([method, action, body], send);
      }),
    upload: sendTo('/files'),
    /** Sends files for one document of the checklist. */
    uploadDocument: (itemId: number) => sendTo(`/checklist/${itemId}/files`),
    /** Sends the receipt of a payment. */
    uploadReceipt: (paymentId: number) => sendTo(`/payments/${paymentId}/receipt`),
    /** Marks the messages of the other side as read. A failure has no consequence: the next view marks them. */
    markRead: async (): Promise<void> => {
      try {
        show(await http.post(urlOf(area, reference, '/read'), {}, area.response));
      } catch {
        // The messages stay unread.
      }
    },
    /** A link that opens one file for a minute. */
    linkOf: async ({ id }: Pick<RequestFile, 'id'>): Promise<FileLink> =>
      (await http.post(urlOf(area, reference, `/files/${id}/link`), {}, linkResponse)).data,
    /** A link that downloads all files as one archive for a minute. */
    linkOfAll: async (): Promise<FileLink> =>
      (await http.post(urlOf(area, reference, '/files/archive-link'), {}, linkResponse)).data,
  };
};
