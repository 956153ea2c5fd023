import { ListPage } from 'shared-lib/list';
import { articleForm } from '../features/articles/form.tsx';
import { articlesList } from '../features/articles/list.tsx';
import { ResourceFormPage } from '../resource/form-page.tsx';

export const pages = {
  List: () => <ListPage list={articlesList} />,
  Form: () => <ResourceFormPage definition={articleForm} />,
};
