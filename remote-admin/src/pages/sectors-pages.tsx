import { sector } from 'shared-lib/contracts';
import { ListPage } from 'shared-lib/list';
import * as z from 'zod/mini';
import { sectors } from '../copy/sectors.ts';
import { sectorForm } from '../features/sectors/form.tsx';
import { sectorsList } from '../features/sectors/list.tsx';
import { ResourceImportPage } from '../resource/csv/import-page.tsx';
import { ResourceFormPage } from '../resource/form-page.tsx';
import { hiddenNote } from '../resource/hidden-note.tsx';
import { ResourceOrderPage } from '../resource/order-page.tsx';

const rows = z.array(sector);

export const pages = {
  List: () => <ListPage list={sectorsList} />,
  Form: () => <ResourceFormPage definition={sectorForm} />,
  Order: () => (
    <ResourceOrderPage
      resource="sectors"
      rows={rows}
      nameOf={sectorForm.nameOf}
      pictureOf={({ image }) => image}
      noteOf={hiddenNote}
      copy={sectors}
    />
  ),
  Import: () => <ResourceImportPage resource="sectors" title={sectors.title} />,
};
