import { ListPage } from 'shared-lib/list';
import { requestsList } from '../features/requests/list.tsx';

export const RequestsPage = () => <ListPage list={requestsList} />;
