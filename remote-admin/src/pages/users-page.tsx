import { usersList } from '../features/users/users-list.tsx';
import { ListPage } from '../list/list-page.tsx';

export const UsersPage = () => <ListPage list={usersList} />;
