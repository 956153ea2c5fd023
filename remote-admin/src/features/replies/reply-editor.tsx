import { useQueryClient } from '@tanstack/react-query';
import {
  cannedReply,
  cannedReplyInput,
  fillVariables,
  replyVariables,
  requestKinds,
  type CannedReply,
} from 'shared-lib/contracts';
import { requestKindLabels } from 'shared-lib/copy';
import { Fields, RecordForm, SelectField, TextAreaField, TextField, useWatch, type SavedRecord } from 'shared-lib/form';
import { paths } from 'shared-lib/paths';
import { insertText } from '../../request/insert-text.ts';
import { useNavigate } from 'shared-lib/router';
import { color } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { Button } from 'shared-lib/ui/button';
import { PageHead } from 'shared-lib/ui/page-head';
import { Panel } from 'shared-lib/ui/panel';
import { useRef } from 'react';
import styled from 'styled-components';
import type * as z from 'zod/mini';
import { repliesCopy as labels } from '../../copy/replies.ts';
import { contentTarget, deletion } from '../../resource/bulk/content-actions.ts';
import { DeleteButton } from '../../resource/delete-row.tsx';
import { earlierFieldsOf, type EarlierRow } from '../../resource/earlier-values.ts';
import { FormPanels } from '../../resource/form-panels.ts';
import { refreshResource, saveRow } from '../../resource/resource-requests.ts';

type Values = z.input<typeof cannedReplyInput>;

const resource = 'canned-replies';

const Variables = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  padding-block-start: var(--s4);
  font-size: var(--fs-sm);
`;
const Preview = styled.p`
  padding: var(--s4);
  background: ${color.nile50};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const kinds = requestKinds.map((value) => ({ value, label: requestKindLabels[value] }));
const examples = {
  name: labels.variables.name.example,
  company: labels.variables.company.example,
  reference: labels.variables.reference.example,
  title: labels.variables.title.example,
  status: labels.variables.status.example,
  assignee: labels.variables.assignee.example,
  due_date: labels.variables.due_date.example,
  appointment: labels.variables.appointment.example,
} as const;

const insertVariable = (form: HTMLFormElement | null, name: string): void => {
  const field = form?.elements.namedItem('body');
  if (field instanceof HTMLTextAreaElement) insertText(field, `{{${name}}}`);
};

const ReplyPreview = () => {
  const body = useWatch<Values, 'body'>({ name: 'body' });
  return <Preview>{body ? fillVariables(body, examples) : labels.emptyPreview}</Preview>;
};

const ReplyFields = () => (
  <FormPanels>
    <Panel title={labels.fields.body}>
      <Fields>
        <TextField<Values> name="title" label={labels.fields.title} hint={labels.titleHint} maxLength={120} required />
        <SelectField<Values>
          name="kind"
          label={labels.fields.kind}
          options={kinds}
          placeholder={labels.anyKind}
          parse={(text) => (text === '' ? null : text)}
        />
        <TextAreaField<Values> name="body" label={labels.fields.body} hint={labels.bodyHint} rows={8} wide required />
      </Fields>
      <Variables role="group" aria-label={labels.insert}>
        {labels.insert}:
        {replyVariables.map((name) => (
          <Button
            key={name}
            tone="quiet"
            size="small"
            onClick={({ currentTarget }) => insertVariable(currentTarget.closest('form'), name)}
          >
            {labels.variables[name].label}
          </Button>
        ))}
      </Variables>
    </Panel>
    <Panel title={labels.preview}>
      <ReplyPreview />
    </Panel>
  </FormPanels>
);

const savedOf = ({ title, body, kind, updated_at }: CannedReply): SavedRecord<Values> => ({
  values: { title, body, kind: requestKinds.find((one) => one === kind) ?? null },
  version: updated_at,
});

interface EditorProps {
  row: CannedReply | undefined;
  earlier?: EarlierRow<CannedReply> | undefined;
}

const replyTarget = contentTarget(resource, labels);

/** Creates or changes a reply that staff reuse. */
export const ReplyEditor = ({ row, earlier }: EditorProps) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const list = paths.admin.list(resource);
  const title = row?.title ?? labels.createTitle;
  const created = useRef<number>(undefined);
  const leave = () => void navigate(list, { replace: true });
  return (
    <>
      <Breadcrumbs items={[{ label: labels.title, to: list }, { label: title }]} />
      <PageHead
        title={title}
        text=""
        actions={
          row && (
            <DeleteButton target={replyTarget} deletion={deletion} id={row.id} name={row.title} onDeleted={leave} />
          )
        }
      />
      <RecordForm
        name={`${resource}:${row?.id ?? 'new'}`}
        contract={cannedReplyInput}
        record={row ? savedOf(row) : { values: { title: '', body: '', kind: null }, version: null }}
        earlier={earlierFieldsOf(earlier, (reply) => savedOf(reply).values)}
        labels={labels.fields}
        isNew={!row}
        save={async (input, version) => {
          const saved = await saveRow({ resource, contract: cannedReply, id: row?.id, input, version });
          created.current = saved.id;
          void refreshResource(queryClient, resource);
          return savedOf(saved);
        }}
        onSaved={() => {
          toast.success(row ? labels.saved : labels.created);
          if (!row && created.current !== undefined)
            void navigate(paths.admin.edit(resource, created.current), { replace: true });
        }}
        readCurrent={(current) => {
          const parsed = cannedReply.safeParse(current);
          return parsed.success ? savedOf(parsed.data) : undefined;
        }}
      >
        <ReplyFields />
      </RecordForm>
    </>
  );
};
