import { ListPage } from 'shared-lib/list';
import { serviceForm } from '../features/services/form.tsx';
import { servicesList } from '../features/services/list.tsx';
import { ResourceImportPage } from '../resource/csv/import-page.tsx';
import { ResourceFormPage } from '../resource/form-page.tsx';
import { ResourceOrderPage } from '../resource/order-page.tsx';

export const pages = {
  List: () => <ListPage list={servicesList} />,
  Form: () => <ResourceFormPage definition={serviceForm} />,
  Order: () => <ResourceOrderPage definition={serviceForm} />,
  Import: () => <ResourceImportPage resource="services" title={serviceForm.copy.title} />,
};
