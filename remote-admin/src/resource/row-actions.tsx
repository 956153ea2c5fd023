import Pencil from 'lucide-react/icons/pencil';
import { paths } from 'shared-lib/paths';
import { IconLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { resourceCopy } from '../copy/resource.ts';
import type { OrderedResource } from './define-resource.ts';
import { DeleteIconButton } from './delete-row.tsx';

const Row = styled.span`
  display: flex;
  justify-content: end;
  gap: 0.375rem;
`;

/** Edit and delete, at the end of a row. */
export const RowActions = ({ resource, id, name }: { resource: OrderedResource; id: number; name: string }) => (
  <Row>
    <IconLink size="small" label={resourceCopy.edit(name)} to={paths.admin.edit(resource, id)}>
      <Icon icon={Pencil} size={16} />
    </IconLink>
    <DeleteIconButton resource={resource} id={id} name={name} />
  </Row>
);
