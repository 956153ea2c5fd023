import { ListPage } from 'shared-lib/list';
import { requestLists } from '../features/inbox/request-list.tsx';

/** The lists of the three kinds of request. */
export const pages = {
  contacts: () => <ListPage key="contacts" list={requestLists.contacts} />,
  consultations: () => <ListPage key="consultations" list={requestLists.consultations} />,
  'feasibility-requests': () => <ListPage key="feasibility-requests" list={requestLists['feasibility-requests']} />,
} as const;
