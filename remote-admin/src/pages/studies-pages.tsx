import { ListPage } from 'shared-lib/list';
import { studyForm } from '../features/studies/form.tsx';
import { studiesList } from '../features/studies/list.tsx';
import { ResourceFormPage } from '../resource/form-page.tsx';

export const pages = {
  List: () => <ListPage list={studiesList} />,
  Form: () => <ResourceFormPage definition={studyForm} />,
};
