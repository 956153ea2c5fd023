import { useParams } from 'shared-lib/router';
import { RequestView } from '../features/request/request-view.tsx';

export const RequestPage = () => {
  const { reference = '' } = useParams();
  return <RequestView key={reference} reference={reference} />;
};
