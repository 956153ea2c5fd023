import { queryOptions } from '@tanstack/react-query';
import { ownConsultantProfile } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import * as z from 'zod/mini';

/** Path of the own profile of a consultant, below `/api`. */
export const PROFILE_PATH = '/account/consultant-profile';
/** Contract of what the API answers about it. */
export const profileResponse = z.object({ data: ownConsultantProfile });

/** What the signed-in consultant wrote and sent about the own work. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['account', 'consultant-profile'],
    queryFn: async ({ signal }) => (await http.get(PROFILE_PATH, profileResponse, { signal })).data,
  });
