import List from 'lucide-react/icons/list';
import type { DeletedRow } from 'shared-lib/contracts';
import { formatDateTime } from 'shared-lib/format';
import type { ListDefinition } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { binCopy } from '../../copy/bin.ts';
import type { ContentResource } from '../define-resource.ts';
import { BinActions } from './bin-actions.tsx';
import { binSource } from './bin-requests.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days until a row is removed, as the dialog counts them: 30 for one that was just deleted, 0 during the last hours. */
const daysUntil = (expires: string): number => Math.max(0, Math.round((Date.parse(expires) - Date.now()) / DAY_MS));

/** The deleted rows of a list, the last one first. */
export const binList = (resource: ContentResource, list: string): ListDefinition<DeletedRow> => ({
  name: `${resource}-bin`,
  source: binSource(resource),
  keyOf: ({ record_id }) => record_id,
  nameOf: ({ title }) => title,
  defaultSort: { key: 'at', direction: 'descending' },
  columns: [
    { key: 'title', label: binCopy.name, title: true, sortable: true, cell: ({ title }) => <b>{title}</b> },
    // The first fact of a row on phones.
    {
      key: 'expires_at',
      label: binCopy.left,
      numeric: true,
      cell: ({ expires_at }) => binCopy.daysLeft(daysUntil(expires_at)),
    },
    { key: 'at', label: binCopy.at, sortable: true, numeric: true, cell: ({ at }) => formatDateTime(at) },
    { key: 'actor_name', label: binCopy.by, cell: ({ actor_name }) => actor_name || binCopy.someone },
    {
      key: 'actions',
      label: binCopy.actions,
      hideLabel: true,
      cell: (row) => <BinActions resource={resource} row={row} />,
    },
  ],
  filters: [],
  copy: {
    title: binCopy.title(list),
    noun: binCopy.noun,
    search: binCopy.search,
    empty: binCopy.empty,
    emptyText: binCopy.emptyText,
  },
  actions: (
    <ButtonLink tone="quiet" size="small" to={paths.admin.list(resource)}>
      <Icon icon={List} size={16} />
      {binCopy.back}
    </ButtonLink>
  ),
});
