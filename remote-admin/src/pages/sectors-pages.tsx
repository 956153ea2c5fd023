import { ListPage } from 'shared-lib/list';
import { sectorForm } from '../features/sectors/form.tsx';
import { sectorsList } from '../features/sectors/list.tsx';
import { ResourceImportPage } from '../resource/csv/import-page.tsx';
import { ResourceFormPage } from '../resource/form-page.tsx';
import { ResourceOrderPage } from '../resource/order-page.tsx';

export const pages = {
  List: () => <ListPage list={sectorsList} />,
  Form: () => <ResourceFormPage definition={sectorForm} />,
  Order: () => <ResourceOrderPage definition={sectorForm} />,
  Import: () => <ResourceImportPage resource="sectors" title={sectorForm.copy.title} />,
};
