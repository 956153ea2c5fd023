import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery } from 'shared-lib/api';
import { session, useSession } from 'shared-lib/session';

/** Updates the session's user from the server. It fetches only while a token exists (specification §4). */
export const CurrentUser = () => {
  const token = useSession((state) => state.token);
  const { data } = useQuery({ ...currentUserQuery(), enabled: token !== null });
  useEffect(() => {
    if (data) session.updateUser(data);
  }, [data]);
  return null;
};
