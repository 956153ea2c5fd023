import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingFeed, bookingSchedule, enveloped, type BookingSchedule } from 'shared-lib/contracts';
import { bookingHoursCopy } from 'shared-lib/copy';
import { LeaveGuard } from 'shared-lib/form';
import { http } from 'shared-lib/http';
import { QueryBlock } from 'shared-lib/list';
import { useAction } from 'shared-lib/request';
import { HoursForm } from 'shared-lib/request/hours-form';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { Stack } from 'shared-lib/ui/stack';
import { hoursCopy as labels } from '../../copy/booking.ts';

const PATH = '/consultant/booking-hours';
const response = enveloped(bookingSchedule);
const feedResponse = enveloped(bookingFeed);

const hoursQuery = () =>
  queryOptions({
    queryKey: ['consultant', 'booking-hours'],
    queryFn: ({ signal }) => http.get(PATH, response, { signal }),
  });

const OwnHours = ({ schedule }: { schedule: BookingSchedule }) => {
  const queryClient = useQueryClient();
  const save = async (input: object) => {
    const saved = await http.put(PATH, input, response);
    queryClient.setQueryData(hoursQuery().queryKey, saved);
    return saved;
  };
  return (
    <>
      <LeaveGuard />
      <HoursForm schedule={schedule} save={save} />
    </>
  );
};

/** The secret address of the consultant's calendar. It is shown once. */
const FeedPanel = ({ hasFeed }: { hasFeed: boolean }) => {
  const queryClient = useQueryClient();
  const [url, setUrl] = useState<string>();
  const { run, isRunning } = useAction();
  const make = async () => {
    setUrl((await http.post(`${PATH}/feed`, {}, feedResponse)).url);
    await queryClient.invalidateQueries({ queryKey: hoursQuery().queryKey });
  };
  return (
    <Panel title={labels.feed} id="feed">
      <Stack $gap="4" $justify="start">
        <p>{hasFeed && !url ? labels.feedExists : labels.feedText}</p>
        {url && (
          <div role="status">
            <p>{labels.feedNew}</p>
            <code>
              <Ltr>{url}</Ltr>
            </code>
          </div>
        )}
        <Button
          size="small"
          tone="quiet"
          pending={isRunning('feed')}
          onClick={() => run('feed', make, { failed: labels.feedFailed })}
        >
          {hasFeed ? labels.feedReplace : labels.feedMake}
        </Button>
      </Stack>
    </Panel>
  );
};

/** When the consultant meets clients. */
export const Hours = () => {
  const query = useQuery({ ...hoursQuery(), refetchOnWindowFocus: false });
  return (
    <QueryBlock query={query} rows={6} failed={bookingHoursCopy.failed}>
      {(schedule) => (
        <>
          <OwnHours schedule={schedule} />
          <FeedPanel hasFeed={schedule.has_feed} />
        </>
      )}
    </QueryBlock>
  );
};
