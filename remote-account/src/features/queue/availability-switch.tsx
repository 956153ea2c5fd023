import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { availability } from 'shared-lib/contracts';
import { Switch } from 'shared-lib/controls/switch';
import { http, HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import * as z from 'zod/mini';
import { queueCopy } from '../../copy/desk.ts';

const labels = queueCopy.availability;
const response = z.object({ data: availability });
const PATH = '/consultant/availability';

const availabilityQuery = () =>
  queryOptions({
    queryKey: ['consultant', 'availability'],
    queryFn: async ({ signal }) => (await http.get(PATH, response, { signal })).data,
  });

/** Whether new requests can be assigned to the consultant. Saves at once. */
export const AvailabilitySwitch = () => {
  const queryClient = useQueryClient();
  const { queryKey } = availabilityQuery();
  const { data } = useQuery(availabilityQuery());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (is_available: boolean) => (await http.put(PATH, { is_available }, response)).data,
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      toast.info(saved.is_available ? labels.nowAvailable : labels.nowAway);
    },
    onError: (error) => toast.failure(labels.failed, error instanceof HttpError ? error.message : undefined),
  });
  if (!data) return null;
  return (
    <Switch
      label={labels.label}
      isSelected={isPending ? variables : data.is_available}
      isDisabled={isPending}
      onChange={(isOn) => mutate(isOn)}
    />
  );
};
