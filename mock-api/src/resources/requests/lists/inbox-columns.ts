import type { ListResource } from '../../../dialect/list-resource.ts';

const text = (name: string) => ({ ref: `requests.${name}`, type: 'text' }) as const;
const moment = (name: string) => ({ ...text(name), isNullable: true }) as const;
const number = (name: string) => ({ ref: `requests.${name}`, type: 'integer', isNullable: true }) as const;

/** Columns by which admins may filter and sort the inboxes. */
export const requestList: ListResource = {
  columns: {
    id: { ref: 'requests.id', type: 'integer' },
    reference: text('reference'),
    status: text('status'),
    status_since: text('status_since'),
    priority: text('priority'),
    is_spam: { ref: 'requests.is_spam', type: 'flag' },
    archived_at: moment('archived_at'),
    user_id: number('user_id'),
    assignee_id: number('assignee_id'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    first_reply_due_at: moment('first_reply_due_at'),
    first_replied_at: moment('first_replied_at'),
    due_at: moment('due_at'),
    appointment_at: moment('appointment_at'),
    source_path: text('source_path'),
    channel: text('channel'),
    created_at: text('created_at'),
    updated_at: text('updated_at'),
  },
  search: 'requests.search',
  key: 'requests.id',
};
