import type { RequestRow } from '../requests/lifecycle/request-context.ts';
import { readPayload } from '../requests/present.ts';

const MAX_LENGTH = 90;

/** A title for a request in lists: its subject, or the start of the project's description. */
export const requestTitle = (row: Pick<RequestRow, 'payload'>): string => {
  const { subject, project_idea, description, project_type } = readPayload(row);
  const [line = ''] = (subject || project_idea || description || project_type || '').trim().split('\n');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).trimEnd()}…` : line;
};
