import { sql, type RawBuilder } from 'kysely';
import type { ListColumn, ListResource } from '../../../dialect/list-resource.ts';
import { requestFields } from '../../../fields/requests.ts';
import { listColumnsOf } from '../../../fields/rows.ts';

const computed = (ref: string, value: RawBuilder<unknown>, rest: Omit<ListColumn, 'ref' | 'value'>): ListColumn => ({
  ref,
  value,
  ...rest,
});

/** Columns by which admins may filter and sort the inboxes: all plain fields that a row has. */
export const requestList: ListResource = {
  columns: {
    ...listColumnsOf('requests', requestFields),
    assignment_accepted_at: { ref: 'requests.assignment_accepted_at', type: 'text', isNullable: true },
    assignee_name: computed(
      'assignee_name',
      sql`(select users.name from users where users.id = requests.assignee_id)`,
      { type: 'text', isNullable: true },
    ),
    converted_to: computed(
      'converted_to',
      sql`(select others.reference from requests as others where others.id = requests.converted_to)`,
      { type: 'text', isNullable: true },
    ),
    unread_messages: computed(
      'unread_messages',
      sql`(select cast(count(*) as integer) from request_messages
        where request_messages.request_id = requests.id and request_messages.read_at is null
          and request_messages.author_role not in ('admin', 'consultant'))`,
      { type: 'integer' },
    ),
  },
  search: 'requests.search',
  key: 'requests.id',
};
