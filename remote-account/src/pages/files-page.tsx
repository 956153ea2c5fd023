import { ListPage } from 'shared-lib/list';
import { filesList } from '../features/files/files-list.tsx';

export const FilesPage = () => <ListPage list={filesList} />;
