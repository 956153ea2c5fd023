import { ListPage } from 'shared-lib/list';
import { articleForm } from '../features/articles/form.tsx';
import { articlesList } from '../features/articles/list.tsx';
import { FeaturedPage } from '../resource/featured-page.tsx';
import { ResourceFormPage } from '../resource/form-page.tsx';

export const pages = {
  List: () => <ListPage list={articlesList} />,
  Form: () => <ResourceFormPage definition={articleForm} />,
  Order: () => <FeaturedPage resource="articles" title={articleForm.copy.title} />,
};
