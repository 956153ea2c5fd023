import { clientNoteInput, type ClientDetail, type ClientNoteInput } from 'shared-lib/contracts';
import { TextAreaField, useContractForm } from 'shared-lib/form';
import { formatDateTime } from 'shared-lib/format';
import { DialogForm } from 'shared-lib/request';
import { Panel } from 'shared-lib/ui/panel';
import { Stack } from 'shared-lib/ui/stack';
import styled from 'styled-components';
import { clientsCopy } from '../../copy/clients.ts';
import { useClientChange } from '../../request/client-queries.ts';
import { Meta } from './client-rows.tsx';

const labels = clientsCopy.notes;

const Notes = styled(Stack).attrs({ $gap: '4' })`
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** What administrators note about a client. Nobody else sees it. */
export const NotesPanel = ({ client: { id, notes } }: { client: ClientDetail }) => {
  const form = useContractForm(clientNoteInput);
  const change = useClientChange(id);
  const save = async (input: ClientNoteInput): Promise<void> => {
    await change('notes', input);
    form.reset({ body: '' });
  };
  return (
    <Panel title={labels.title} screenOnly>
      <Stack $gap="5">
        <DialogForm form={form} draft={`client-note:${id}`} confirm={labels.add} onSubmit={save}>
          <TextAreaField<ClientNoteInput> name="body" label={labels.label} hint={labels.hint} rows={3} required />
        </DialogForm>
        {notes.length > 0 && (
          <Notes as="ul">
            {notes.map((note) => (
              <li key={note.id}>
                <p>{note.body}</p>
                <Meta>
                  <span>{note.author.name}</span>
                  <span>{formatDateTime(note.at)}</span>
                </Meta>
              </li>
            ))}
          </Notes>
        )}
      </Stack>
    </Panel>
  );
};
