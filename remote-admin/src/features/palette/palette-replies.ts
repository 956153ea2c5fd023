import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cannedReply, SEARCH_MIN_LENGTH } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { adminArea } from 'shared-lib/request';
import { useLocation } from 'shared-lib/router';
import * as z from 'zod/mini';
import { palette as labels } from '../../copy/palette.ts';
import { repliesCopy } from '../../copy/replies.ts';
import { hasMessageField, insertIntoMessage, repliesQuery } from '../../request/filled-replies.ts';
import { inboxes } from '../../request/request-link.ts';
import { matches, type PaletteGroup } from './palette-items.ts';

const replies = z.array(cannedReply);

/** The first canned replies whose title or text matches. */
const repliesFor = (q: string) =>
  queryOptions({
    queryKey: ['admin', 'search', 'replies', q],
    queryFn: ({ signal }) =>
      http.get(`/admin/canned-replies?${new URLSearchParams({ q, _limit: '5' })}`, replies, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

const REQUEST_PATH = new RegExp(`/(?:${Object.values(inboxes).join('|')})/([A-Z]{2}-[0-9]{4}-[0-9]+)$`);

/** The reference of the open request to which a message can be written. */
const useOpenConversation = (): string | undefined => {
  const { pathname } = useLocation();
  // The page below the dialog does not change meanwhile.
  const [isOpen] = useState(hasMessageField);
  return isOpen ? REQUEST_PATH.exec(pathname)?.[1] : undefined;
};

interface Found {
  group: PaletteGroup;
  isFetching: boolean;
  isError: boolean;
}

/**
 * The canned replies for a query. With an open conversation they are filled for its request, and choosing one inserts it into the message;
 * elsewhere it opens the page of the reply.
 */
export const usePaletteReplies = (query: string): Found => {
  const reference = useOpenConversation();
  const isLong = query.length >= SEARCH_MIN_LENGTH;
  const filled = useQuery({
    ...repliesQuery(adminArea.base, reference ?? ''),
    enabled: isLong && reference !== undefined,
  });
  const found = useQuery({ ...repliesFor(query), enabled: isLong && reference === undefined });
  if (reference !== undefined) {
    const items = (filled.data ?? []).map(({ title, body }) => ({
      label: title,
      text: body,
      run: () => insertIntoMessage(body),
    }));
    const group = { title: labels.insertReply, items: isLong ? items.filter(matches(query)) : [] };
    return { group, isFetching: filled.isFetching, isError: filled.isError };
  }
  const items = (found.data ?? []).map(({ id, title, body }) => ({
    to: paths.admin.edit('canned-replies', id),
    label: title,
    text: body,
  }));
  return {
    group: { title: repliesCopy.title, items: isLong ? items : [] },
    isFetching: found.isFetching,
    isError: found.isError,
  };
};
