import { useKnownUser } from 'shared-lib/session';
import { NewRequest } from '../features/new-request/new-request.tsx';

export const NewRequestPage = () => {
  const user = useKnownUser();
  return user && <NewRequest user={user} />;
};
