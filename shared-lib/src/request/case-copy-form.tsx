import { useQuery } from '@tanstack/react-query';
import { caseCopyInput, FORMULA_VERSION, type AttachedCalculation, type CaseCopyInput } from 'shared-lib/contracts';
import {
  Form,
  FormFailure,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useContractForm,
} from 'shared-lib/form';
import { paths } from 'shared-lib/paths';
import { calculationsQuery } from 'shared-lib/saved';
import { toast } from 'shared-lib/toast';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import { requestCaseCopy } from 'shared-lib/copy';
import type { CaseChange } from './case-calls.ts';
import { CaseHint, CaseTitle } from './case-table.ts';

const { add: copy } = requestCaseCopy;

interface Values {
  name: string;
  note?: string | undefined;
  calculation: string;
}
const EMPTY: Values = { name: '', note: '', calculation: '' };

interface Props {
  /** What the next copy starts from. */
  newest: AttachedCalculation;
  change: CaseChange;
}

/** Adds a calculation that the member of staff has changed and saved in the calculator. */
export const NewCopy = ({ newest, change }: Props) => {
  const { data: saved = [], isFetching, refetch } = useQuery({ ...calculationsQuery(), staleTime: 0 });
  const form = useContractForm<Values, CaseCopyInput>(caseCopyInput, { defaults: EMPTY });
  const send = async (input: CaseCopyInput) => {
    await change('post', '/copies', input);
    toast.success(copy.sent);
    form.reset(EMPTY);
  };
  return (
    <Stack $gap="3" as="section">
      <CaseTitle>{copy.title}</CaseTitle>
      <CaseHint>{copy.hint}</CaseHint>
      <Cluster $gap="2">
        <ButtonLink
          size="small"
          tone="outline"
          to={paths.calculator({ c: newest.link, formula: String(FORMULA_VERSION) })}
        >
          {requestCaseCopy.open}
        </ButtonLink>
        <Button size="small" tone="quiet" pending={isFetching} onClick={() => void refetch()}>
          {copy.refresh}
        </Button>
      </Cluster>
      <Form form={form} onSubmit={send}>
        <Stack $gap="4">
          <FormFailure />
          <SelectField<Values>
            name="calculation"
            label={copy.saved}
            options={saved.map(({ link, name }) => ({ value: link, label: name }))}
          />
          <TextField<Values> name="name" label={copy.name} />
          <TextAreaField<Values> name="note" label={copy.note} rows={2} optional />
          <div>
            <SubmitButton size="small">{copy.send}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </Stack>
  );
};
