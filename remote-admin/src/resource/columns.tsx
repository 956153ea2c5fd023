import { formatDate } from 'shared-lib/format';
import type { Contract } from 'shared-lib/http';
import { flagFilter, type ListColumn, type ListFilter, type ListTab } from 'shared-lib/list';
import { imageHref, paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { color, media } from 'shared-lib/theme';
import styled from 'styled-components';
import { SwitchBox } from 'shared-lib/ui/checkbox';
import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import { IconLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { resourceCopy as labels, resourceCopy } from '../copy/resource.ts';
import type { BulkTarget } from './bulk/bulk-target.ts';
import { deletion } from './bulk/content-actions.ts';
import type { ContentResource, ContentRow, OrderedResource } from './define-resource.ts';
import { DeleteIconButton } from './delete-row.tsx';
import { useFieldChange } from './use-field-change.ts';

const Row = styled.span`
  display: flex;
  justify-content: end;
  gap: var(--s1h);
  /* On phones the title needs the space: it opens the row, whose page links to the site. */
  ${media.stackedOnScreen} {
    > a {
      display: none;
    }
  }
`;
/** A number alone would say nothing in a row without headings. */
const PhoneLabel = styled.span`
  ${media.columns} {
    display: none;
  }
`;

interface RowActionsProps {
  resource: ContentResource;
  target: BulkTarget;
  id: number;
  name: string;
  /** Path of the page that visitors see. */
  path?: string | undefined;
}

/** View on the site, edit and delete, at the end of a row. */
const RowActions = ({ resource, target, id, name, path }: RowActionsProps) => (
  <Row>
    {path && (
      <IconLink size="small" label={resourceCopy.openRowOnSite(name)} to={path}>
        <Icon icon={ExternalLink} size={16} />
      </IconLink>
    )}
    <IconLink size="small" label={resourceCopy.edit(name)} to={paths.admin.edit(resource, id)}>
      <Icon icon={Pencil} size={16} />
    </IconLink>
    <DeleteIconButton target={target} deletion={deletion} id={id} name={name} />
  </Row>
);

interface Props<Row> {
  resource: OrderedResource;
  contract: Contract<Row>;
  row: { id: number; is_active: boolean };
  name: string;
}

/** Shows or hides a row on the site, and offers to take it back. Switches at once, and back again when saving fails. */
const ActiveSwitch = <Row extends ContentRow>({ row, name, ...list }: Props<Row>) => {
  const change = useFieldChange({ ...list, id: row.id, name });
  const switchTo = (is_active: boolean) =>
    change.mutate({
      next: { is_active },
      before: { is_active: !is_active },
      did: resourceCopy.switched(name, is_active),
      undone: resourceCopy.switched(name, !is_active),
    });
  return (
    <SwitchBox
      aria-label={resourceCopy.activeOf(name)}
      checked={change.isPending ? !row.is_active : row.is_active}
      onChange={({ target }) => switchTo(target.checked)}
    />
  );
};

const THUMBNAIL_WIDTH = 320;

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s3h);
  min-inline-size: 13rem;
  > :first-child {
    flex: none;
  }
  ${media.stacked} {
    min-inline-size: 0;
  }
`;
const NoPicture = styled.span`
  inline-size: 4rem;
  block-size: 2.625rem;
  background: ${color.sand200};
`;

interface NameOptions<Row> {
  key: string;
  label: string;
  of: (row: Row) => string;
  pictureOf: (row: Row) => string | null;
}

/** Picture and name of a row; the name leads to its form. */
export const nameColumn = <Row extends ContentRow>(
  resource: ContentResource,
  { key, label, of: nameOf, pictureOf }: NameOptions<Row>,
): ListColumn<Row> => ({
  key,
  label,
  title: true,
  sortable: true,
  cell: (row) => {
    const picture = pictureOf(row);
    return (
      <Named>
        {picture ? <img src={imageHref(picture, { width: THUMBNAIL_WIDTH })} alt="" loading="lazy" /> : <NoPicture />}
        <Link to={paths.admin.edit(resource, row.id)}>
          <b>{nameOf(row)}</b>
        </Link>
      </Named>
    );
  },
});

export const positionColumn = <Row extends { sort_order: number }>(): ListColumn<Row> => ({
  key: 'sort_order',
  label: labels.position,
  sortable: true,
  numeric: true,
  cell: (row) => (
    <>
      <PhoneLabel aria-hidden="true">{labels.position} </PhoneLabel>
      {row.sort_order}
    </>
  ),
});

export const updatedColumn = <Row extends ContentRow>(): ListColumn<Row> => ({
  key: 'updated_at',
  label: labels.updated,
  sortable: true,
  numeric: true,
  cell: (row) => formatDate(row.updated_at),
});

interface RowOptions<Row> {
  nameOf: (row: Row) => string;
  /** Path of the page that visitors see. */
  pathOf?: (row: Row) => string | undefined;
}

/** A switch that shows or hides the row on the site. */
export const activeColumn = <Row extends ContentRow & { is_active: boolean }>(
  resource: OrderedResource,
  contract: Contract<Row>,
  nameOf: (row: Row) => string,
): ListColumn<Row> => ({
  key: 'is_active',
  label: labels.isActive,
  onPhone: true,
  cell: (row) => <ActiveSwitch resource={resource} contract={contract} row={row} name={nameOf(row)} />,
});

/** View on the site, edit and delete. */
export const actionsColumn = <Row extends ContentRow>(
  resource: ContentResource,
  target: BulkTarget,
  { nameOf, pathOf }: RowOptions<Row>,
): ListColumn<Row> => ({
  key: 'actions',
  label: labels.actions,
  hideLabel: true,
  cell: (row) => <RowActions resource={resource} target={target} id={row.id} name={nameOf(row)} path={pathOf?.(row)} />,
});

/** Filter and tabs of what visitors see and do not see. */
export const activeFilter: ListFilter = {
  ...flagFilter({
    key: 'is_active',
    label: labels.isActive,
    anyLabel: labels.anyActive,
    yes: labels.active,
    no: labels.inactive,
  }),
  // The tabs show both values.
  isRare: true,
};
export const activeTabs: readonly ListTab[] = [
  { key: 'active', label: labels.active, filters: { is_active: ['true'] } },
  { key: 'inactive', label: labels.inactive, filters: { is_active: ['false'] } },
];
