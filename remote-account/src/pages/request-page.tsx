import { paths, type RequestInbox } from 'shared-lib/paths';
import { Navigate, useParams } from 'shared-lib/router';
import { useKnownUser } from 'shared-lib/session';
import { ClientRequest, ConsultantRequest } from '../features/request/request-view.tsx';

const inboxes: Readonly<Record<string, RequestInbox>> = {
  CT: 'contacts',
  CN: 'consultations',
  FS: 'feasibility-requests',
};
const PREFIX_LENGTH = 2;

/** One URL for all roles: clients see their request, consultants the assigned one, administrators are sent to their own page. */
export const RequestPage = () => {
  const { reference = '' } = useParams();
  const user = useKnownUser();
  const inbox = inboxes[reference.slice(0, PREFIX_LENGTH)];
  if (user?.role === 'admin' && inbox) return <Navigate to={paths.admin.request(inbox, reference)} replace />;
  return user?.role === 'consultant' ? (
    <ConsultantRequest key={reference} reference={reference} />
  ) : (
    <ClientRequest key={reference} reference={reference} />
  );
};
