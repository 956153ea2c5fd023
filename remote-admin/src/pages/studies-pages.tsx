import { ListPage } from 'shared-lib/list';
import { studyForm } from '../features/studies/form.tsx';
import { studiesList } from '../features/studies/list.tsx';
import { ResourceImportPage } from '../resource/csv/import-page.tsx';
import { FeaturedPage } from '../resource/featured-page.tsx';
import { ResourceFormPage } from '../resource/form-page.tsx';

export const pages = {
  List: () => <ListPage list={studiesList} />,
  Form: () => <ResourceFormPage definition={studyForm} />,
  Order: () => <FeaturedPage resource="studies" title={studyForm.copy.title} />,
  Import: () => <ResourceImportPage resource="studies" title={studyForm.copy.title} />,
};
