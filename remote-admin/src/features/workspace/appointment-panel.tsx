import { appointmentInput, type appointmentWish } from 'shared-lib/contracts';
import {
  Form,
  FormFailure,
  NumberField,
  SubmitButton,
  TextAreaField,
  TextField,
  useContractForm,
  useFormContext,
} from 'shared-lib/form';
import { formatDateTime } from 'shared-lib/format';
import { NoShowButton } from 'shared-lib/request/staff';
import { color } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { workspace as labels } from '../../copy/workspace.ts';
import { InstantField } from '../../resource/fields/day-field.tsx';
import type { PanelProps } from './workspace-context.ts';
import { Stack } from 'shared-lib/ui/stack';

const appointmentForm = z.extend(appointmentInput, {
  appointment_at: z.string('date-required').check(z.minLength(1, 'date-required')),
});
type Values = z.input<typeof appointmentForm>;

const Times = styled.ul`
  display: grid;
  gap: var(--s2);
  padding-block-start: var(--s2);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2) var(--s4);
  }
`;
const None = styled.p`
  color: ${color.text2};
`;

/** The wish of the client; a suggested time goes into the form. */
const Wish = ({ wish }: { wish: z.output<typeof appointmentWish> }) => {
  const { setValue } = useFormContext<Values>();
  return (
    <Alert tone="warning" role="none">
      {labels.wish} {wish.note}
      {wish.times.length > 0 && (
        <Times>
          {wish.times.map((time) => (
            <li key={time}>
              {formatDateTime(time)}
              <Button tone="quiet" size="small" onClick={() => setValue('appointment_at', time, { shouldDirty: true })}>
                {labels.useTime}
              </Button>
            </li>
          ))}
        </Times>
      )}
    </Alert>
  );
};

const Editor = ({ request, calls }: PanelProps) => {
  const { appointment } = request;
  const form = useContractForm(appointmentForm, {
    defaults: {
      appointment_at: appointment?.at ?? '',
      minutes: appointment?.minutes ?? null,
      link: appointment?.link ?? '',
      note: '',
    },
  });
  return (
    <Form
      form={form}
      onSubmit={async (input) => {
        await calls.change('put', '/appointment', input);
        form.reset({ ...input, note: '' });
        toast.success(labels.appointmentSaved);
      }}
    >
      <Stack $gap="5">
        <FormFailure />
        {appointment ? <b>{formatDateTime(appointment.at)}</b> : <None>{labels.noAppointment}</None>}
        {appointment?.wish && <Wish wish={appointment.wish} />}
        <InstantField<Values> name="appointment_at" label={labels.appointmentAt} hint={labels.riyadh} required />
        <NumberField<Values> name="minutes" kind="count" label={labels.minutes} optional />
        <TextField<Values> name="link" type="url" label={labels.link} hint={labels.linkHint} optional />
        <TextAreaField<Values> name="note" label={labels.note} hint={labels.noteToClient} rows={2} optional />
        <SubmitButton size="small">{labels.appointmentSave}</SubmitButton>
      </Stack>
    </Form>
  );
};

/** The appointment of a consultation. Before `scheduled` it is set by that move. */
export const AppointmentPanel = ({ request, calls }: PanelProps) =>
  request.kind === 'consultation' &&
  request.status === 'scheduled' && (
    <Panel title={labels.appointment} id="appointment">
      <Stack $gap="4" $justify="start">
        <Editor key={request.appointment?.at ?? 'none'} request={request} calls={calls} />
        <NoShowButton request={request} onMark={() => calls.change('post', '/booking/no-show')} />
      </Stack>
    </Panel>
  );
