import { paths } from 'shared-lib/paths';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { PageHead } from 'shared-lib/ui/page-head';
import { entry } from '../copy/entry.ts';
import { inbox } from '../copy/inbox.ts';
import { EntryForm } from '../features/entry/entry-form.tsx';

/** Form for a request that did not come from the site (`/admin/inbox/new`). */
export const EntryPage = () => (
  <>
    <Breadcrumbs items={[{ label: inbox.title, to: paths.admin.inbox() }, { label: entry.title }]} />
    <PageHead title={entry.title} text={entry.description} />
    <EntryForm />
  </>
);
