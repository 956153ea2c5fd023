import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { binCopy } from '../copy/bin.ts';
import { csv } from '../copy/csv.ts';
import { resourceCopy } from '../copy/resource.ts';
import type { ImportedResource } from './csv/csv-requests.ts';
import type { ContentResource, OrderedResource, PublishedResource } from './define-resource.ts';

/** Buttons beside the title of a list: create. */
const ListActions = ({ resource, createLabel }: { resource: ContentResource; createLabel: string }) => (
  <ButtonLink size="small" to={paths.admin.create(resource)}>
    <Icon icon={Plus} size={16} />
    {createLabel}
  </ButtonLink>
);

/** Link to the CSV import, beside the export. */
export const ImportLink = ({ resource }: { resource: ImportedResource }) => (
  <ButtonLink tone="quiet" size="small" to={paths.admin.import(resource)}>
    <Icon icon={Upload} size={16} />
    {csv.import}
  </ButtonLink>
);

/** Link to the deleted rows, beside the export. */
export const BinLink = ({ resource }: { resource: ContentResource }) => (
  <ButtonLink tone="quiet" size="small" to={`${paths.admin.list(resource)}/deleted`}>
    <Icon icon={Trash2} size={16} />
    {binCopy.bin}
  </ButtonLink>
);

/** Buttons beside the title of an ordered list: reorder and create. */
export const OrderedListActions = ({ resource, createLabel }: { resource: OrderedResource; createLabel: string }) => (
  <>
    <ButtonLink tone="quiet" size="small" to={paths.admin.order(resource)}>
      <Icon icon={ArrowUpDown} size={16} />
      {resourceCopy.reorder}
    </ButtonLink>
    <ListActions resource={resource} createLabel={createLabel} />
  </>
);

/** Buttons beside the title of a list by date: what comes first on the site, and create. */
export const PublishedListActions = ({
  resource,
  createLabel,
}: {
  resource: PublishedResource;
  createLabel: string;
}) => (
  <>
    <ButtonLink tone="quiet" size="small" to={paths.admin.order(resource)}>
      <Icon icon={ArrowUpDown} size={16} />
      {resourceCopy.featured.title}
    </ButtonLink>
    <ListActions resource={resource} createLabel={createLabel} />
  </>
);
