import { formatDate } from 'shared-lib/format';
import type { Contract } from 'shared-lib/http';
import { flagFilter, type ListColumn, type ListFilter, type ListTab } from 'shared-lib/list';
import { imageHref } from 'shared-lib/paths';
import { color, media } from 'shared-lib/theme';
import styled from 'styled-components';
import { resourceCopy as labels } from '../copy/resource.ts';
import { ActiveSwitch } from './active-switch.tsx';
import type { ContentResource, ContentRow, OrderedResource } from './define-resource.ts';
import { RowActions } from './row-actions.tsx';

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

/** Picture and name of a row. */
export const nameColumn = <Row,>(
  key: string,
  label: string,
  nameOf: (row: Row) => string,
  pictureOf: (row: Row) => string | null,
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
        <b>{nameOf(row)}</b>
      </Named>
    );
  },
});

export const positionColumn = <Row extends { sort_order: number }>(): ListColumn<Row> => ({
  key: 'sort_order',
  label: labels.position,
  sortable: true,
  numeric: true,
  cell: (row) => row.sort_order,
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
  cell: (row) => <ActiveSwitch resource={resource} contract={contract} row={row} name={nameOf(row)} />,
});

/** View on the site, edit and delete. */
export const actionsColumn = <Row extends ContentRow>(
  resource: ContentResource,
  { nameOf, pathOf }: RowOptions<Row>,
): ListColumn<Row> => ({
  key: 'actions',
  label: labels.actions,
  hideLabel: true,
  cell: (row) => <RowActions resource={resource} id={row.id} name={nameOf(row)} path={pathOf?.(row)} />,
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
