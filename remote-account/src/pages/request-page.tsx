import { useParams } from 'shared-lib/router';
import { useKnownUser } from 'shared-lib/session';
import { ClientRequest, ConsultantRequest } from '../features/request/request-view.tsx';

/** One URL for both roles: clients see their own request, consultants one that is assigned to them. */
export const RequestPage = () => {
  const { reference = '' } = useParams();
  const user = useKnownUser();
  return user?.role === 'consultant' ? (
    <ConsultantRequest key={reference} reference={reference} />
  ) : (
    <ClientRequest key={reference} reference={reference} />
  );
};
