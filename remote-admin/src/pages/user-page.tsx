import { user } from 'shared-lib/contracts';
import { useParams } from 'shared-lib/router';
import { UserEditor } from '../features/users/user-editor.tsx';
import { LoadedRow } from '../resource/loaded-row.tsx';

/** The form of an account: new (`/admin/users/new`, `/admin/users/create`) or existing (`/admin/users/edit/{id}`). */
export const UserPage = () => {
  const { id } = useParams();
  if (id === undefined) return <UserEditor row={undefined} />;
  return (
    <LoadedRow key={id} resource="users" contract={user} id={Number(id)}>
      {(row, earlier) => <UserEditor row={row} earlier={earlier} />}
    </LoadedRow>
  );
};
