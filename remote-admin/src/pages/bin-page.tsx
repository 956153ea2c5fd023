import { ListPage } from 'shared-lib/list';
import { binList } from '../resource/bin/bin-list.tsx';
import type { ContentResource } from '../resource/define-resource.ts';

interface Props {
  resource: ContentResource;
  /** Title of the list that the rows were deleted from. */
  list: string;
}

/** The bin of a content list (`/admin/{resource}/deleted`). */
export const BinPage = ({ resource, list }: Props) => <ListPage list={binList(resource, list)} />;
