import { queryOptions, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { requestCase } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { useWriteOnce } from 'shared-lib/patterns/use-write-once';
import * as z from 'zod/mini';

/** With whose calls the case is read and changed. */
export interface CaseArea {
  base: string;
  key: QueryKey;
  side: 'client' | 'staff';
}

const response = z.object({ data: requestCase });

const urlOf = ({ base }: CaseArea, reference: string, action = '') =>
  `${base}/${encodeURIComponent(reference)}/case${action}`;

/** The case of one request. */
export const caseQuery = (area: CaseArea, reference: string) =>
  queryOptions({
    queryKey: [...area.key, 'requests', 'case', reference],
    queryFn: async ({ signal }) => (await http.get(urlOf(area, reference), response, { signal })).data,
  });

/** Changes a case; the panel then shows it. */
export const useCaseChange = (area: CaseArea, reference: string) => {
  const client = useQueryClient();
  const writeOnce = useWriteOnce();
  return async (method: 'post' | 'put', action: string, body: object): Promise<void> => {
    const { data } = await writeOnce([method, action, body], (headers) =>
      http[method](urlOf(area, reference, action), body, response, { headers }),
    );
    client.setQueryData(caseQuery(area, reference).queryKey, data);
  };
};
export type CaseChange = ReturnType<typeof useCaseChange>;
