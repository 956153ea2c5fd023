import { useQuery } from '@tanstack/react-query';
import { QueryBlock } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { useSearchParams } from 'shared-lib/router';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { PageHead } from 'shared-lib/ui/page-head';
import { entry } from '../copy/entry.ts';
import { inbox } from '../copy/inbox.ts';
import { EntryForm } from '../features/entry/entry-form.tsx';
import { clientQuery } from '../request/client-queries.ts';

/** The form, filled with what is known of a client. */
const FormForClient = ({ id }: { id: number }) => (
  <QueryBlock query={useQuery(clientQuery(id))} rows={6} failed={entry.clientFailed}>
    {(client) => <EntryForm key={id} client={client} />}
  </QueryBlock>
);

/** Form for a request that did not come from the site (`/admin/inbox/new`, also `?client={id}`). */
export const EntryPage = () => {
  const [search] = useSearchParams();
  const id = search.get('client');
  return (
    <>
      <Breadcrumbs items={[{ label: inbox.title, to: paths.admin.inbox() }, { label: entry.title }]} />
      <PageHead title={entry.title} text={entry.description} />
      {id === null ? <EntryForm /> : <FormForClient id={Number(id)} />}
    </>
  );
};
