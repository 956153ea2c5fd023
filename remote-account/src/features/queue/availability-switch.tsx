import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { availability } from 'shared-lib/contracts';
import { http, HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { SwitchBox, switchRow } from 'shared-lib/ui/checkbox';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { queueCopy } from '../../copy/dashboard.ts';

const labels = queueCopy.availability;

const Label = styled.label`
  ${switchRow}
`;

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
      toast.info(saved.is_available ? labels.nowAvailable : labels.nowAway, undefined, labels.failed);
    },
    onError: (error) => toast.failure(labels.failed, error instanceof HttpError ? error.message : undefined),
  });
  if (!data) return null;
  return (
    <Label>
      {labels.label}
      <SwitchBox
        checked={isPending ? variables : data.is_available}
        disabled={isPending}
        onChange={({ target }) => mutate(target.checked)}
      />
    </Label>
  );
};
