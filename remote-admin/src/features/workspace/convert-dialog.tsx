import { convertInput } from 'shared-lib/contracts';
import { SelectField, TextAreaField, useContractForm } from 'shared-lib/form';
import { DialogForm } from 'shared-lib/request';
import { toast } from 'shared-lib/toast';
import { Dialog } from 'shared-lib/ui/dialog';
import type * as z from 'zod/mini';
import { workspace as labels } from '../../copy/workspace.ts';
import type { PanelProps } from './workspace-context.ts';

type Values = z.input<typeof convertInput>;

const kinds = ['consultation', 'feasibility'] as const;

/** Converts a contact message to a request of another kind. */
export const ConvertDialog = ({ request, calls, onClose }: PanelProps & { onClose: () => void }) => {
  const form = useContractForm(convertInput, { defaults: { kind: 'feasibility' } });
  const convert = async (input: z.output<typeof convertInput>) => {
    await calls.change('post', '/convert', input);
    toast.success(labels.converted);
  };
  return (
    <Dialog open onClose={onClose} title={labels.convertTitle}>
      <p>{labels.convertText}</p>
      <DialogForm
        form={form}
        draft={`convert:${request.reference}`}
        confirm={labels.convert}
        onSubmit={convert}
        onClose={onClose}
      >
        <SelectField<Values>
          name="kind"
          label={labels.convertKind}
          placeholder={false}
          options={kinds.map((value) => ({ value, label: labels.kinds[value] }))}
        />
        <TextAreaField<Values> name="note" label={labels.note} rows={3} optional />
      </DialogForm>
    </Dialog>
  );
};
