import { bookingScheduleInput, type BookingSchedule } from 'shared-lib/contracts';
import { bookingHoursCopy as labels } from 'shared-lib/copy';
import {
  FieldRows,
  Fields,
  Form,
  FormFailure,
  LinesField,
  NumberField,
  SelectField,
  SubmitButton,
  TextField,
  useContractForm,
} from 'shared-lib/form';
import { toast } from 'shared-lib/toast';
import { Panel } from 'shared-lib/ui/panel';
import { Columns, Stack } from 'shared-lib/ui/stack';
import type * as z from 'zod/mini';

type Values = z.input<typeof bookingScheduleInput>;
type Output = z.infer<typeof bookingScheduleInput>;

const days = labels.days.map((label, value) => ({ value: String(value), label }));

/** One weekday with its hours. The browser's own time fields suit a phone best. */
const Period = ({ prefix }: { prefix: string }) => (
  <Columns $gap="4" $columns="repeat(3, minmax(0, 1fr))" $stacked>
    <SelectField name={`${prefix}.day`} label={labels.day} options={days} parse={Number} placeholder={false} required />
    <TextField name={`${prefix}.from`} type="time" label={labels.from} required />
    <TextField name={`${prefix}.to`} type="time" label={labels.to} required />
  </Columns>
);

interface Props {
  schedule: BookingSchedule;
  /** Stores the hours. @returns what is stored */
  save: (input: Output) => Promise<BookingSchedule>;
}

/** When a consultant meets clients: weekly hours, length of an appointment, days off. */
export const HoursForm = ({ schedule: { has_feed: _feed, ...schedule }, save }: Props) => {
  const form = useContractForm<Values, Output>(bookingScheduleInput, { defaults: schedule });
  const submit = async (input: Output) => {
    const { has_feed: _has, ...values } = await save(input);
    form.reset(values);
    toast.success(labels.saved);
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Stack $gap="6">
        <FormFailure />
        <Panel title={labels.hours}>
          <FieldRows
            name="hours"
            label={labels.periods}
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
