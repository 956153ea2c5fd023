import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  bookingFeed,
  bookingSchedule,
  bookingScheduleInput,
  enveloped,
  type BookingSchedule,
} from 'shared-lib/contracts';
import {
  FieldRows,
  Fields,
  Form,
  FormFailure,
  LeaveGuard,
  LinesField,
  NumberField,
  SelectField,
  SubmitButton,
  TextField,
  useContractForm,
} from 'shared-lib/form';
import { http } from 'shared-lib/http';
import { QueryBlock } from 'shared-lib/list';
import { useAction } from 'shared-lib/request';
import { toast } from 'shared-lib/toast';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { Columns, Stack } from 'shared-lib/ui/stack';
import type * as z from 'zod/mini';
import { hoursCopy as labels } from '../../copy/booking.ts';

type Values = z.input<typeof bookingScheduleInput>;
type Output = z.infer<typeof bookingScheduleInput>;

const PATH = '/consultant/booking-hours';
const response = enveloped(bookingSchedule);
const feedResponse = enveloped(bookingFeed);

const hoursQuery = () =>
  queryOptions({
    queryKey: ['consultant', 'booking-hours'],
    queryFn: ({ signal }) => http.get(PATH, response, { signal }),
  });

const days = labels.days.map((label, value) => ({ value: String(value), label }));

/** One weekday with its hours. The browser's own time fields suit a phone best. */
const Period = ({ prefix }: { prefix: string }) => (
  <Columns $gap="4" $columns="repeat(3, minmax(0, 1fr))" $stacked>
    <SelectField name={`${prefix}.day`} label={labels.day} options={days} parse={Number} placeholder={false} required />
    <TextField name={`${prefix}.from`} type="time" label={labels.from} required />
    <TextField name={`${prefix}.to`} type="time" label={labels.to} required />
  </Columns>
);

const HoursForm = ({ schedule: { has_feed: _feed, ...schedule } }: { schedule: BookingSchedule }) => {
  const queryClient = useQueryClient();
  const form = useContractForm<Values, Output>(bookingScheduleInput, { defaults: schedule });
  const save = async (input: Output) => {
    const saved = await http.put(PATH, input, response);
    queryClient.setQueryData(hoursQuery().queryKey, saved);
    const { has_feed: _has, ...values } = saved;
    form.reset(values);
    toast.success(labels.saved);
  };
  return (
    <Form form={form} onSubmit={save}>
      <LeaveGuard />
      <Stack $gap="6">
        <FormFailure />
        <Panel title={labels.hours}>
          <FieldRows
            name="hours"
            label={labels.hours}
            rowNoun={labels.period}
            emptyRow={{ day: 0, from: '10:00', to: '13:00' }}
          >
            {(prefix) => <Period prefix={prefix} />}
          </FieldRows>
        </Panel>
        <Panel title={labels.rules}>
          <Fields>
            <NumberField<Values> name="slot_minutes" kind="count" label={labels.slot} required />
            <NumberField<Values> name="buffer_minutes" kind="count" label={labels.buffer} required />
            <TextField<Values> name="link" type="url" label={labels.link} hint={labels.linkHint} optional wide />
            <LinesField<Values> name="days_off" label={labels.daysOff} hint={labels.daysOffHint} optional wide />
          </Fields>
        </Panel>
        <div>
          <SubmitButton>{labels.save}</SubmitButton>
        </div>
      </Stack>
    </Form>
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
    <QueryBlock query={query} rows={6} failed={labels.failed}>
      {(schedule) => (
        <>
          <HoursForm schedule={schedule} />
          <FeedPanel hasFeed={schedule.has_feed} />
        </>
      )}
    </QueryBlock>
  );
};
