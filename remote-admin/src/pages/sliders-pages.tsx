import { ListPage } from 'shared-lib/list';
import { sliderForm } from '../features/sliders/form.tsx';
import { slidersList } from '../features/sliders/list.tsx';
import { ResourceFormPage } from '../resource/form-page.tsx';
import { ResourceOrderPage } from '../resource/order-page.tsx';

export const pages = {
  List: () => <ListPage list={slidersList} />,
  Form: () => <ResourceFormPage definition={sliderForm} />,
  Order: () => <ResourceOrderPage definition={sliderForm} />,
};
