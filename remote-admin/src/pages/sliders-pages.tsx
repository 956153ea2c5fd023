import { slider } from 'shared-lib/contracts';
import { ListPage } from 'shared-lib/list';
import * as z from 'zod/mini';
import { sliders } from '../copy/sliders.ts';
import { sliderForm } from '../features/sliders/form.tsx';
import { slidersList } from '../features/sliders/list.tsx';
import { ResourceFormPage } from '../resource/form-page.tsx';
import { hiddenNote } from '../resource/hidden-note.tsx';
import { ResourceOrderPage } from '../resource/order-page.tsx';

const rows = z.array(slider);

export const pages = {
  List: () => <ListPage list={slidersList} />,
  Form: () => <ResourceFormPage definition={sliderForm} />,
  Order: () => (
    <ResourceOrderPage
      resource="sliders"
      rows={rows}
      nameOf={sliderForm.nameOf}
      pictureOf={({ desktop_image, image }) => desktop_image ?? image}
      noteOf={hiddenNote}
      copy={sliders}
    />
  ),
};
