import type { ConvertInput, Mover } from 'shared-lib/contracts';
import { news } from '../../copy/news.ts';
import { conflict } from '../../http/api-error.ts';
import { copy } from '../../copy/ar.ts';
import { insertRequest, updateRequest } from './repository.ts';
import { readPayload } from './present.ts';
import { tellClient } from './tell.ts';
import { moveRequest } from './transitions.ts';
import type { RequestRow, Work } from './work.ts';

/** The choice of a project's type that fits everything: the message did not say. */
const payloadOf = (
  kind: ConvertInput['kind'],
  { subject = '', message = '' }: Record<string, string>,
): Record<string, string> => {
  const text = [subject, message].filter(Boolean).join('\n\n');
  return kind === 'consultation'
    ? { project_type: copy.requests.otherProject, budget_range: '', timeline: '', description: text }
    : { project_idea: text, capital_amount: '', location: '', target_market: '', timeline: '' };
};

/** Makes a request of a contact message: same sender, same consultant, and both know of each other. */
export const convertRequest = async (
  work: Work,
  row: RequestRow,
  mover: Mover,
  { kind, note }: ConvertInput,
): Promise<RequestRow> => {
  if (row.kind !== 'contact') throw conflict(copy.moves.onlyMessages);
  const moved = await moveRequest(work, row, mover, { to: 'converted', note }, { isQuiet: true });
  const { name, email, phone, company, user_id } = row;
  const made = await insertRequest(work, {
    kind,
    priority: row.priority,
    name,
    email,
    phone,
    company,
    payload: payloadOf(kind, readPayload(row)),
    user: user_id === null ? undefined : { id: user_id },
    source_path: row.source_path,
    level: kind,
  });
  const request = await updateRequest(work, made, { assignee_id: row.assignee_id });
  await tellClient(work, request, { kind: 'status', title: news.toClient.converted(request.reference), body: note });
  return updateRequest(work, moved, { converted_to: request.id });
};
