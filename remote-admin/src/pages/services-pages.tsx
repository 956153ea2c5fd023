import { service } from 'shared-lib/contracts';
import { ListPage } from 'shared-lib/list';
import * as z from 'zod/mini';
import { services } from '../copy/services.ts';
import { serviceForm } from '../features/services/form.tsx';
import { servicesList } from '../features/services/list.tsx';
import { ResourceImportPage } from '../resource/csv/import-page.tsx';
import { ResourceFormPage } from '../resource/form-page.tsx';
import { hiddenNote } from '../resource/hidden-note.tsx';
import { ResourceOrderPage } from '../resource/order-page.tsx';

const rows = z.array(service);

export const pages = {
  List: () => <ListPage list={servicesList} />,
  Form: () => <ResourceFormPage definition={serviceForm} />,
  Order: () => (
    <ResourceOrderPage
      resource="services"
      rows={rows}
      nameOf={serviceForm.nameOf}
      pictureOf={({ image }) => image}
      noteOf={hiddenNote}
      copy={services}
    />
  ),
  Import: () => <ResourceImportPage resource="services" title={services.title} />,
};
