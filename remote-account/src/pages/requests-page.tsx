import { ListPage } from 'shared-lib/list';
import { useKnownUser } from 'shared-lib/session';
import { assignedList } from '../features/requests/assigned-list.tsx';
import { requestsList } from '../features/requests/list.tsx';

/** The own requests of a client, or the requests that are assigned to a consultant. */
export const RequestsPage = () => {
  const user = useKnownUser();
  return user?.role === 'consultant' ? <ListPage list={assignedList} /> : <ListPage list={requestsList} />;
};
