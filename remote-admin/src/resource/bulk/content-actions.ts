import { verbs } from 'shared-lib/copy';
import type { CountedNoun } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { bulkCopy, bulkStates } from '../../copy/bulk.ts';
import { publishing } from '../../copy/publishing.ts';
import { resourceCopy } from '../../copy/resource.ts';
import type { ContentResource } from '../define-resource.ts';
import { refreshResource } from '../resource-requests.ts';
import type { BulkAction, BulkTarget } from './bulk-target.ts';

const { content } = bulkCopy;

/** Resources whose noun is feminine in Arabic. */
const FEMININE: readonly ContentResource[] = ['services', 'studies', 'sliders'];

interface Described {
  noun: CountedNoun;
  fields?: Readonly<Record<string, string>>;
}

/** The rows of a content list. */
export const contentTarget = (resource: ContentResource, { noun, fields = {} }: Described): BulkTarget => ({
  path: resource,
  noun,
  states: FEMININE.includes(resource) ? bulkStates.feminine : bulkStates.masculine,
  labels: fields,
  hrefOf: ({ id }) => paths.admin.edit(resource, id),
  refresh: (queryClient) => refreshResource(queryClient, resource),
});

/** Moves rows of content to the bin. */
export const deletion: BulkAction = {
  key: 'delete',
  code: 'Delete',
  label: verbs.delete,
  body: { action: 'delete' },
  copy: content.delete,
  isDangerous: true,
  notes: (_countIn, preview) => [bulkCopy.usedBy(preview.used_by), bulkCopy.bin],
};

/** Actions on the rows of ordered content. */
export const activation: readonly BulkAction[] = [
  {
    key: 'activate',
    code: 'KeyP',
    label: resourceCopy.activate,
    body: { action: 'activate' },
    copy: content.activate,
    unchanged: ['active'],
  },
  {
    key: 'deactivate',
    code: 'KeyE',
    label: resourceCopy.deactivate,
    body: { action: 'deactivate' },
    copy: content.deactivate,
    unchanged: ['inactive'],
  },
  deletion,
];

/** Actions on articles and studies. */
export const publication: readonly BulkAction[] = [
  {
    key: 'publish',
    code: 'KeyP',
    label: publishing.actions.publish,
    body: { action: 'publish' },
    copy: content.publish,
    unchanged: ['published'],
    optional: { state: 'scheduled', label: bulkCopy.scheduledToo, left: bulkCopy.scheduledStays },
    notes: (countIn) => [countIn('published') > 0 && bulkCopy.keepsPublished(countIn('published'))],
  },
  {
    key: 'draft',
    code: 'KeyD',
    label: publishing.actions.draft,
    body: { action: 'draft' },
    copy: content.draft,
    unchanged: ['draft'],
    notes: (countIn) => [
      countIn('published') > 0 && bulkCopy.leavesSite(countIn('published')),
      countIn('scheduled') > 0 && bulkCopy.scheduleLost(countIn('scheduled')),
    ],
  },
  {
    key: 'archive',
    code: 'KeyE',
    label: publishing.actions.archive,
    body: { action: 'archive' },
    copy: content.archive,
    unchanged: ['archived'],
    notes: (countIn) => [countIn('scheduled') > 0 && bulkCopy.scheduleLost(countIn('scheduled'))],
  },
  deletion,
];
