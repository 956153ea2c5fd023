import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from 'shared-lib/contracts';
import { bookingHoursCopy } from 'shared-lib/copy';
import { QueryBlock } from 'shared-lib/list';
import { HoursForm } from 'shared-lib/request/hours-form';
import { Dialog } from 'shared-lib/ui/dialog';
import { people } from '../../copy/people.ts';
import { bookingHoursQuery, saveBookingHours } from './user-requests.ts';

/** The hours in which clients book a consultant, as an administrator sets them. */
export const HoursDialog = ({ row: { id, name }, onClose }: { row: User; onClose: () => void }) => {
  const queryClient = useQueryClient();
  const query = useQuery({ ...bookingHoursQuery(id), refetchOnWindowFocus: false });
  return (
    <Dialog open wide onClose={onClose} title={people.hours.title(name)}>
      <p>{bookingHoursCopy.text}</p>
      <QueryBlock query={query} rows={6} failed={bookingHoursCopy.failed}>
        {(schedule) => (
          <HoursForm
            schedule={schedule}
            save={async (input) => {
              const saved = await saveBookingHours(id, input);
              queryClient.setQueryData(bookingHoursQuery(id).queryKey, saved);
              onClose();
              return saved;
            }}
          />
        )}
      </QueryBlock>
    </Dialog>
  );
};
