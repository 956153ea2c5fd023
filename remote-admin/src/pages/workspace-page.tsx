import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import { adminArea, requestQuery } from 'shared-lib/request';
import { Navigate, useLocation, useParams } from 'shared-lib/router';
import { workspace as labels } from '../copy/workspace.ts';
import { clientViewQuery } from '../features/workspace/client-view-query.ts';
import { ClientView } from '../features/workspace/client-view.tsx';
import { Workspace } from '../features/workspace/workspace.tsx';
import { requestPath, kindOfReference } from '../request/request-link.ts';
import { LoadedDetail } from '../resource/loaded-detail.tsx';

const missing = {
  title: labels.notFound,
  text: labels.notFoundText,
  to: paths.admin.inbox(),
  button: labels.toInbox,
};

const LoadedWorkspace = ({ reference }: { reference: string }) => (
  <LoadedDetail query={useQuery(requestQuery(adminArea, reference))} missing={missing}>
    {(request) => <Workspace request={request} />}
  </LoadedDetail>
);

const LoadedClientView = ({ reference }: { reference: string }) => (
  <LoadedDetail query={useQuery(clientViewQuery(reference))} missing={missing}>
    {(request) => <ClientView request={request} />}
  </LoadedDetail>
);

/** The page of a request, at the URL that the emails name. A reference below another list opens below its own. */
export const WorkspacePage = () => {
  const { reference = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  const own = requestPath({ kind: kindOfReference(reference), reference });
  if (pathname !== own) return <Navigate to={`${own}${search}${hash}`} replace />;
  return <LoadedWorkspace key={reference} reference={reference} />;
};

/** A request as its client sees it (`/admin/{list}/{reference}/client-view`). */
export const ClientViewPage = () => {
  const { reference = '' } = useParams();
  return <LoadedClientView key={reference} reference={reference} />;
};
