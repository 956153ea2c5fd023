import { Suspense } from 'react';
import { useParams } from 'shared-lib/router';
import { useKnownUser } from 'shared-lib/session';
import { LoadingRequest } from '../features/request/request-feedback.tsx';
import { requestPage } from './load-request.ts';

/** One URL for both roles: clients see their own request, consultants one that is assigned to them. */
export const RequestPage = () => {
  const { reference = '' } = useParams();
  const user = useKnownUser();
  const Page = requestPage.component(user?.role === 'consultant' ? 'consultant' : 'client');
  return (
    <Suspense fallback={<LoadingRequest />}>
      <Page key={reference} reference={reference} />
    </Suspense>
  );
};
