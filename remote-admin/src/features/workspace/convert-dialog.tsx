import { convertInput } from 'shared-lib/contracts';
import { verbs } from 'shared-lib/copy';
import { Form, FormFailure, SelectField, SubmitButton, TextAreaField, useContractForm } from 'shared-lib/form';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import styled from 'styled-components';
import type * as z from 'zod/mini';
import { workspace as labels } from '../../copy/workspace.ts';
import type { PanelProps } from './workspace-context.ts';

type Values = z.input<typeof convertInput>;

const Stack = styled.div`
  display: grid;
  gap: 1.25rem;
`;
const Buttons = styled.div`
  display: flex;
  gap: 0.625rem;
`;

const kinds = ['consultation', 'feasibility'] as const;

/** Converts a contact message to a request of another kind. */
export const ConvertDialog = ({ calls, onClose }: PanelProps & { onClose: () => void }) => {
  const form = useContractForm(convertInput, { defaults: { kind: 'feasibility' } });
  return (
    <Dialog open onClose={onClose} title={labels.convertTitle}>
      <p>{labels.convertText}</p>
      <Form
        form={form}
        onSubmit={async (input) => {
          await calls.change('post', '/convert', input);
          toast.success(labels.converted);
          onClose();
        }}
      >
        <Stack>
          <FormFailure />
          <SelectField<Values>
            name="kind"
            label={labels.convertKind}
            placeholder={false}
            options={kinds.map((value) => ({ value, label: labels.kinds[value] }))}
          />
          <TextAreaField<Values> name="note" label={labels.note} rows={3} optional />
          <Buttons>
            <SubmitButton size="small">{labels.convert}</SubmitButton>
            <Button size="small" tone="quiet" onClick={onClose}>
              {verbs.cancel}
            </Button>
          </Buttons>
        </Stack>
      </Form>
    </Dialog>
  );
};
