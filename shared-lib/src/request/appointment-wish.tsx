import { useState } from 'react';
import { appointmentWishInput, type AppointmentWishInput } from 'shared-lib/contracts';
import { DateTimeField } from 'shared-lib/controls/date-field';
import { Dialog } from 'shared-lib/controls/dialog';
import { appointmentWish as labels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { TextAreaField, useContractForm } from 'shared-lib/form';
import { toast } from 'shared-lib/toast';
import { DialogForm } from './dialog-form.tsx';

const TIMES = 3;

interface Values {
  note: string;
  times?: string[] | undefined;
}

interface Props {
  reference: string;
  onClose: () => void;
  onSend: (input: AppointmentWishInput) => Promise<unknown>;
}

const WishForm = ({ reference, onClose, onSend }: Props) => {
  const form = useContractForm<Values, AppointmentWishInput>(appointmentWishInput);
  const [times, setTimes] = useState<readonly (string | null)[]>(Array.from({ length: TIMES }, () => null));
  const send = async ({ note }: AppointmentWishInput) => {
    await onSend({ note, times: times.filter((time) => time !== null) });
    toast.success(labels.wishDone);
  };
  return (
    <DialogForm form={form} draft={`wish:${reference}`} confirm={labels.wishSend} onSubmit={send} onClose={onClose}>
      <p>{labels.wishText}</p>
      <TextAreaField<Values> name="note" label={labels.wishReason} required rows={3} />
      {times.map((time, index) => (
        <DateTimeField
          // oxlint-disable-next-line react/no-array-index-key -- The fields have no other identity than their position.
          key={index}
          label={labels.wishTime(formatNumber(index + 1))}
          isOptional
          value={time}
          onChange={(changed) => setTimes((all) => all.map((one, at) => (at === index ? changed : one)))}
        />
      ))}
    </DialogForm>
  );
};

/** The client's wish to move an appointment, with up to three times. A module of its own, because date fields are large. */
export const AppointmentWish = (props: Props) => (
  <Dialog title={labels.move} onClose={props.onClose}>
    <WishForm {...props} />
  </Dialog>
);
