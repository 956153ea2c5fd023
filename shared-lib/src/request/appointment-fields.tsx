import { requestPanels } from 'shared-lib/copy';
import { NumberField, TextField } from 'shared-lib/form';
import { MomentInput } from './date-inputs.tsx';

const { meeting: labels } = requestPanels;

interface Values {
  minutes?: number | null | undefined;
  link?: string | undefined;
}

/** Day, length and link of an appointment, in the surrounding form. */
export const AppointmentFields = () => (
  <>
    <MomentInput name="appointment_at" label={labels.at} isRequired />
    <NumberField<Values> name="minutes" kind="count" label={labels.length} optional />
    <TextField<Values> name="link" type="url" label={labels.link} hint={labels.linkHint} optional />
  </>
);
