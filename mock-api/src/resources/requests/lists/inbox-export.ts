import {
  budgetLabels,
  consultationTimelineLabels,
  feasibilityTimelineLabels,
  requestPriorityLabels,
  requestStatusLabels,
} from 'shared-lib/copy';
import type { RequestKind } from 'shared-lib/contracts';
import { csvCopy as copy } from '../../../copy/csv.ts';
import type { ExportableList } from '../../../csv/export.ts';
import { choiceField, flagField, momentField, numberField, textField, type CsvField } from '../../../csv/fields.ts';
import { readListQuery } from '../../../dialect/list-query.ts';
import { selectAllIds } from '../../../dialect/keyset-pagination.ts';
import { presentForInbox } from '../request-detail.ts';
import { requestList } from './inbox-columns.ts';
import { inboxName } from '../inbox-name.ts';

/** Columns of the fields that only this kind has. */
const kindFields: Record<RequestKind, CsvField[]> = {
  contact: [textField('subject', copy.subject), textField('message', copy.message)],
  consultation: [
    textField('project_type', copy.projectType),
    choiceField('budget_range', copy.budget, budgetLabels),
    choiceField('timeline', copy.timeline, consultationTimelineLabels),
    textField('description', copy.projectDescription),
    momentField('appointment_at', copy.appointmentAt),
  ],
  feasibility: [
    textField('project_idea', copy.projectIdea),
    textField('capital_amount', copy.capitalAmount),
    textField('location', copy.location),
    textField('target_market', copy.targetMarket),
    choiceField('timeline', copy.timeline, feasibilityTimelineLabels),
    momentField('due_at', copy.dueAt),
  ],
};

const fieldsOf = (kind: RequestKind): CsvField[] => [
  textField('reference', copy.reference),
  momentField('created_at', copy.arrivedAt),
  choiceField('status', copy.status, requestStatusLabels[kind]),
  choiceField('priority', copy.priority, requestPriorityLabels),
  textField('assignee_name', copy.assignee),
  textField('name', copy.name),
  textField('email', copy.email),
  textField('phone', copy.phone),
  textField('company', copy.company),
  ...kindFields[kind],
  momentField('first_reply_due_at', copy.firstReplyDue),
  momentField('first_replied_at', copy.firstReplied),
  numberField('unread_messages', copy.unread),
  flagField('is_spam', copy.isSpam),
  momentField('archived_at', copy.archivedAt),
  textField('source_path', copy.sourcePath),
];

/** The CSV export of an inbox. */
export const inboxExport = (kind: RequestKind): ExportableList => ({
  name: inboxName[kind],
  fields: async () => fieldsOf(kind),
  findIds: (db, query) =>
    selectAllIds(
      db.selectFrom('requests').selectAll('requests').where('kind', '=', kind),
      requestList,
      readListQuery(requestList, query),
    ),
  async readMany(db, ids) {
    const rows = await db
      .selectFrom('requests')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute();
    const found = new Map((await presentForInbox(db, rows)).map((row) => [row.id, row]));
    return ids.flatMap((id) => found.get(id) ?? []);
  },
});
