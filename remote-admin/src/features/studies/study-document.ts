import { queryOptions } from '@tanstack/react-query';
import { studyPages, type Study } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { readDataUrl } from 'shared-lib/patterns/data-url';
import { session } from 'shared-lib/session';

/** Pictures of a former state of the file are not shown again. */
const CACHED_MS = 60_000;

type SavedStudy = Pick<Study, 'id' | 'updated_at'>;

const documentKey = ({ id, updated_at }: SavedStudy) => ['study-document', id, updated_at] as const;

/**
 * Reads a file of a study, which needs the token of an administrator.
 * @param path below the path of the study
 * @throws {Error} when the API has no such file now
 */
const readFile = async (id: number, path: string, signal?: AbortSignal): Promise<Blob> => {
  const response = await fetch(`/api/admin/studies/${id}/${path}`, {
    headers: { Authorization: `Bearer ${session.get().token}` },
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw new Error(`The file of the study could not be read: ${response.status}`);
  return response.blob();
};

/** The PDF of a study of any status. */
export const readDocument = (id: number): Promise<Blob> => readFile(id, 'document');

/** The number of pages of the file of a saved state. */
export const pagesQuery = (study: SavedStudy) =>
  queryOptions({
    queryKey: [...documentKey(study), 'pages'],
    queryFn: async ({ signal }) =>
      (await http.get(`/admin/studies/${study.id}/pages`, studyPages, { signal })).pages.length,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHED_MS,
  });

/** The picture of one page as a `data:` URL. */
export const pictureQuery = (study: SavedStudy, page: number) =>
  queryOptions({
    queryKey: [...documentKey(study), page],
    queryFn: async ({ signal }) => readDataUrl(await readFile(study.id, `pages/${page}`, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHED_MS,
  });
