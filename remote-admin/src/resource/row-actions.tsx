import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import { paths } from 'shared-lib/paths';
import { IconLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { resourceCopy } from '../copy/resource.ts';
import type { ContentResource } from './define-resource.ts';
import { DeleteIconButton } from './delete-row.tsx';

const Row = styled.span`
  display: flex;
  justify-content: end;
  gap: var(--s1h);
`;

interface Props {
  resource: ContentResource;
  id: number;
  name: string;
  /** Path of the page that visitors see. */
  path?: string | undefined;
}

/** View on the site, edit and delete, at the end of a row. */
export const RowActions = ({ resource, id, name, path }: Props) => (
  <Row>
    {path && (
      <IconLink size="small" label={resourceCopy.openRowOnSite(name)} to={path}>
        <Icon icon={ExternalLink} size={16} />
      </IconLink>
    )}
    <IconLink size="small" label={resourceCopy.edit(name)} to={paths.admin.edit(resource, id)}>
      <Icon icon={Pencil} size={16} />
    </IconLink>
    <DeleteIconButton resource={resource} id={id} name={name} />
  </Row>
);
