import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'shared-lib/http';
import { Alert } from 'shared-lib/ui/alert';
import { profileCopy } from '../../copy/profile.ts';
import { profileQueries } from './profile-queries.ts';

const labels = profileCopy.email;

/** Confirms the new e-mail address of an emailed link, and shows the result. */
export const EmailConfirmation = ({ token }: { token: string }) => {
  const { data, error } = useQuery(profileQueries.confirmation(token));
  if (error)
    return (
      <Alert tone="danger">
        {labels.confirmFailed} {error instanceof HttpError ? error.message : ''}
      </Alert>
    );
  return data ? <Alert tone="success">{labels.confirmed}</Alert> : <Alert>{labels.confirming}</Alert>;
};
