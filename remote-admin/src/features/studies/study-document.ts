import { queryOptions } from '@tanstack/react-query';
import { studyPages, type Study } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { readDataUrl } from 'shared-lib/patterns/data-url';
import { fetchFile } from 'shared-lib/patterns/fetch-file';

/** Pictures of a former state of the file are not shown again. */
const CACHED_MS = 60_000;

type SavedStudy = Pick<Study, 'id' | 'updated_at'>;

const documentKey = ({ id, updated_at }: SavedStudy) => ['study-document', id, updated_at] as const;

/** Reads a file of a study, by its path below the study. @throws {HttpError} when the API has no such file now */
const readFile = (id: number, path: string, signal?: AbortSignal): Promise<Blob> =>
  fetchFile(`/admin/studies/${id}/${path}`, signal);

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
