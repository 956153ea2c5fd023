import { ListPage } from 'shared-lib/list';
import { usersList } from '../features/users/users-list.tsx';

export const UsersPage = () => <ListPage list={usersList} />;
