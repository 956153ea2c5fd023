import { ListPage } from 'shared-lib/list';
import { inboxList } from '../features/inbox/inbox-list.tsx';

/** The requests of all kinds in one list (`/admin/inbox`). */
export const InboxPage = () => <ListPage list={inboxList} />;
