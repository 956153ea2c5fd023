import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  requestEntryInput,
  requestKinds,
  requestPriorities,
  staffRequestDetail,
  type Client,
  type RequestEntryInput,
  type StaffRequestDetail,
} from 'shared-lib/contracts';
import { preferredTimes, requestKindLabels, requestPriorityLabels } from 'shared-lib/copy';
import {
  Fields,
  Form,
  FormDraft,
  FormErrorSummary,
  FormFailure,
  LeaveGuard,
  SelectField,
  SubmitButton,
  TextField,
  useContractForm,
  useSaveKey,
  useWatch,
} from 'shared-lib/form';
import { http } from 'shared-lib/http';
import { ensureSecret, idempotencyKeyOf } from 'shared-lib/patterns/idempotency-key';
import { useNavigate } from 'shared-lib/router';
import { toast } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { Panel } from 'shared-lib/ui/panel';
import { entry } from '../../copy/entry.ts';
import { assigneesQuery } from '../../request/assignees.ts';
import { clientsKey } from '../../request/client-queries.ts';
import { requestPath } from '../../request/request-link.ts';
import { requestsKey } from '../../request/summary-query.ts';
import { FormPanels } from '../../resource/form-panels.ts';
import { useOfferedRows } from '../../resource/use-offered-rows.tsx';
import { KindFields, type EntryValues } from './entry-fields.tsx';

const { fields } = entry;

const channels = (['phone', 'whatsapp', 'visit'] as const).map((value) => ({ value, label: entry.channels[value] }));
const kinds = requestKinds.map((value) => ({ value, label: requestKindLabels[value] }));
const priorities = requestPriorities.map((value) => ({ value, label: requestPriorityLabels[value] }));

const HowPanel = () => (
  <Panel title={entry.how}>
    <Fields>
      <SelectField<EntryValues> name="channel" label={entry.channel} options={channels} placeholder={false} required />
      <SelectField<EntryValues> name="kind" label={entry.kind} options={kinds} placeholder={false} required />
    </Fields>
  </Panel>
);

const PersonPanel = () => (
  <Panel title={entry.person}>
    <Fields>
      <TextField<EntryValues> name="name" label={fields.name} autoComplete="off" required />
      <TextField<EntryValues> name="phone" type="tel" label={fields.phone} autoComplete="off" required />
      <TextField<EntryValues>
        name="email"
        type="email"
        label={fields.email}
        hint={entry.emailHint}
        autoComplete="off"
        optional
      />
      <TextField<EntryValues> name="company" label={fields.company} autoComplete="off" optional />
    </Fields>
  </Panel>
);

const FollowPanel = () => {
  const { rows: people, failure } = useOfferedRows(useQuery(assigneesQuery()));
  return (
    <Panel title={entry.follow}>
      <Fields>
        <SelectField<EntryValues> name="priority" label={fields.priority} options={priorities} placeholder={false} />
        <SelectField<EntryValues>
          name="assignee_id"
          label={fields.assignee_id}
          options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
          placeholder={entry.nobody}
          parse={(text) => Number(text) || null}
        />
        {failure}
      </Fields>
    </Panel>
  );
};

const RequestPanel = () => {
  const kind = useWatch<EntryValues, 'kind'>({ name: 'kind' });
  return (
    <Panel title={entry.request}>
      <KindFields key={kind} kind={kind} />
    </Panel>
  );
};

/** Stores the request once per content, also when the first response is lost. */
const enter = (input: RequestEntryInput): Promise<StaffRequestDetail> =>
  http.post('/admin/requests', input, staffRequestDetail, {
    headers: { 'Idempotency-Key': idempotencyKeyOf(input) },
  });

/** The days of a consultation start empty, not missing. */
const noTimes = { preferred_times: preferredTimes.days.map(() => ({ date: '', time: '' })) };

/** What is known of a client. */
const personOf = ({ id, name, phone, email, company }: Client) => ({ client_id: id, name, phone, email, company });

/** Enters a request that arrived by phone, by WhatsApp, or in person, and opens its workspace. */
export const EntryForm = ({ client }: { client?: Client | undefined }) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(ensureSecret, []);
  const container = useRef<HTMLDivElement>(null);
  useSaveKey(container);
  const form = useContractForm(requestEntryInput, {
    defaults: {
      channel: 'phone',
      kind: 'feasibility',
      priority: 'normal',
      assignee_id: null,
      ...noTimes,
      ...(client && personOf(client)),
    },
  });
  const save = async (input: RequestEntryInput): Promise<void> => {
    const request = await enter(input);
    form.reset();
    toast.success(entry.saved(request.reference));
    for (const queryKey of [requestsKey, clientsKey]) void queryClient.invalidateQueries({ queryKey });
    await navigate(requestPath(request));
  };
  return (
    <div ref={container}>
      <Form form={form} onSubmit={save} aria-label={entry.title}>
        <FormDraft name={client ? `admin-request-entry:${client.id}` : 'admin-request-entry'} />
        <FormPanels>
          <FormErrorSummary />
          {client && <Alert role="none">{entry.forClient[client.kind](client.name || client.email)}</Alert>}
          <HowPanel />
          <PersonPanel />
          <RequestPanel />
          <FollowPanel />
          <FormFailure />
          <div>
            <SubmitButton>{entry.save}</SubmitButton>
          </div>
        </FormPanels>
        <LeaveGuard />
      </Form>
    </div>
  );
};
