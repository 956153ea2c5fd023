import {
  allRequestStatuses,
  requestKinds,
  requestPriorities,
  requestStatuses,
  type RequestKind,
} from 'shared-lib/contracts';
import { requestKindLabels, requestPriorityLabels, requestStatusLabel } from 'shared-lib/copy';
import { flagFilter, type ListFilter, type ListTab } from 'shared-lib/list';
import { inbox } from '../../copy/inbox.ts';
import { sources } from '../../copy/checks.ts';
import { triage } from '../../copy/triage.ts';
import { tagOptions } from '../../request/triage-query.ts';
import { assigneeOptions } from '../../request/assignees.ts';
import { sourcePageOptions } from '../../request/source-pages.ts';
import { sectorOptions } from '../../resource/sector-options.ts';
import { renderDay } from '../../resource/fields/day-filter.tsx';

const views = Object.entries(inbox.views);

/** Tabs of the views, in the order of triage. */
export const viewTabs: readonly ListTab[] = views.map(([view, label]) => ({
  key: view,
  label,
  filters: { view: [view] },
  isUrgent: view === 'overdue',
}));

/** A status may have another label in each kind. */
const kindOfStatus = (status: string, kind?: RequestKind): RequestKind =>
  kind ?? requestKinds.toReversed().find((one) => new Set<string>(requestStatuses[one]).has(status)) ?? 'feasibility';

const statusOptions = (kind?: RequestKind) =>
  (kind ? requestStatuses[kind] : allRequestStatuses).map((value) => ({
    value,
    label: requestStatusLabel(kindOfStatus(value, kind), value),
  }));

const kindFilter: ListFilter = {
  kind: 'choice',
  key: 'kind',
  label: inbox.kind,
  anyLabel: inbox.anyKind,
  options: requestKinds.map((value) => ({ value, label: requestKindLabels[value] })),
};

/** Where requests came from, and whether they became work. */
const sourceFilters: readonly ListFilter[] = [
  {
    kind: 'choice',
    key: 'source_page',
    isRare: true,
    label: sources.filter,
    anyLabel: sources.anyPage,
    options: sourcePageOptions,
  },
  flagFilter({
    key: 'agreed',
    isRare: true,
    label: sources.agreement,
    anyLabel: sources.anyAgreement,
    yes: sources.withAgreement,
    no: sources.withoutAgreement,
  }),
];

/** Filters of the list of one kind, or of all kinds. */
export const requestFilters = (kind?: RequestKind): readonly ListFilter[] => [
  ...(kind ? [] : [kindFilter]),
  {
    kind: 'choice',
    key: 'view',
    isRare: true,
    label: inbox.view,
    anyLabel: inbox.anyView,
    options: views.map(([value, label]) => ({ value, label })),
  },
  { kind: 'choices', key: 'status', label: inbox.status, options: statusOptions(kind) },
  {
    kind: 'choice',
    key: 'assignee_id',
    label: inbox.assignee,
    anyLabel: inbox.anyAssignee,
    options: assigneeOptions,
  },
  {
    kind: 'choice',
    key: 'priority',
    isRare: true,
    label: inbox.priority,
    anyLabel: inbox.anyPriority,
    options: requestPriorities.map((value) => ({ value, label: requestPriorityLabels[value] })),
  },
  {
    kind: 'choice',
    key: 'sector_id',
    isRare: true,
    label: inbox.sector,
    anyLabel: inbox.anySector,
    options: sectorOptions,
  },
  { kind: 'choice', key: 'tag', isRare: true, label: triage.tag, anyLabel: triage.anyTag, options: tagOptions },
  ...sourceFilters,
  {
    kind: 'choice',
    key: 'reached',
    isRare: true,
    label: inbox.reached,
    anyLabel: inbox.anyReached,
    options: statusOptions(kind),
  },
  {
    kind: 'choice',
    key: 'is_spam',
    isRare: true,
    label: inbox.archive,
    anyLabel: inbox.withoutArchive,
    options: [{ value: 'false', label: inbox.withArchive }],
  },
  { kind: 'dates', key: 'created_at', isRare: true, label: inbox.received, renderDay },
];
