import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { cannedReply, requestKinds, type CannedReply } from 'shared-lib/contracts';
import { requestKindLabels } from 'shared-lib/copy';
import { formatDate } from 'shared-lib/format';
import { dialectSource, type ListDefinition } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { media } from 'shared-lib/theme';
import { ButtonLink, IconLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { repliesCopy as labels } from '../../copy/replies.ts';
import { resourceCopy } from '../../copy/resource.ts';
import { BulkButtons } from '../../resource/bulk/bulk-buttons.tsx';
import { contentTarget, deletion } from '../../resource/bulk/content-actions.ts';
import { RowKeys } from '../../resource/keys/row-keys.tsx';
import { BinLink } from '../../resource/list-actions.tsx';
import { DeleteIconButton } from '../../resource/delete-row.tsx';

const resource = 'canned-replies';
const target = contentTarget(resource, labels);
const ACTIONS = [deletion];

const Excerpt = styled.span`
  display: -webkit-box;
  max-inline-size: 32rem;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
const Buttons = styled.span`
  display: flex;
  justify-content: end;
  gap: var(--s1h);
  /* The title opens the reply. */
  ${media.stackedOnScreen} {
    > a {
      display: none;
    }
  }
`;

const create = (
  <ButtonLink size="small" to={paths.admin.create(resource)}>
    <Icon icon={Plus} size={16} />
    {labels.createTitle}
  </ButtonLink>
);

/** The replies that staff insert into conversations. */
export const repliesList: ListDefinition<CannedReply> = {
  name: resource,
  source: dialectSource(resource, z.array(cannedReply)),
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  defaultSort: { key: 'title', direction: 'ascending' },
  columns: [
    {
      key: 'title',
      label: labels.fields.title,
      title: true,
      sortable: true,
      cell: ({ id, title }) => (
        <Link to={paths.admin.edit(resource, id)}>
          <b>{title}</b>
        </Link>
      ),
    },
    {
      key: 'kind',
      label: labels.fields.kind,
      sortable: true,
      onPhone: true,
      cell: ({ kind }) => (kind ? requestKindLabels[kind] : labels.anyKind),
    },
    { key: 'body', label: labels.fields.body, cell: ({ body }) => <Excerpt>{body}</Excerpt> },
    {
      key: 'updated_at',
      label: labels.fields.updated,
      sortable: true,
      cell: ({ updated_at }) => formatDate(updated_at),
    },
    {
      key: 'actions',
      label: resourceCopy.actions,
      hideLabel: true,
      cell: ({ id, title }) => (
        <Buttons>
          <IconLink size="small" label={resourceCopy.edit(title)} to={paths.admin.edit(resource, id)}>
            <Icon icon={Pencil} size={16} />
          </IconLink>
          <DeleteIconButton target={target} deletion={deletion} id={id} name={title} />
        </Buttons>
      ),
    },
  ],
  filters: [
    {
      kind: 'choice',
      key: 'kind',
      label: labels.fields.kind,
      anyLabel: labels.anyKind,
      options: requestKinds.map((value) => ({ value, label: requestKindLabels[value] })),
    },
  ],
  tabs: [],
  copy: labels,
  actions: create,
  renderTools: () => <BinLink resource={resource} />,
  emptyAction: create,
  renderBulkActions: (selection) => <BulkButtons target={target} actions={ACTIONS} selection={selection} />,
  renderKeys: (rows, selection, pages) => (
    <RowKeys {...{ target, rows, selection, pages }} actions={ACTIONS} nameOf={({ title }) => title} />
  ),
};
