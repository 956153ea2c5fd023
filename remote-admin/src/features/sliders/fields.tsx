import type { sliderInput } from 'shared-lib/contracts';
import { Fields, SwitchField, TextAreaField, TextField } from 'shared-lib/form';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { sliders as copy } from '../../copy/sliders.ts';
import { resourceCopy } from '../../copy/resource.ts';
import { PictureField } from '../../resource/fields/picture-field.tsx';
import { SplitForm, StickyColumn } from '../../resource/split-form.ts';
import { SlidePreview } from './slide-preview.tsx';

type Values = z.input<typeof sliderInput>;
const { fields } = copy;

/** The panels of the form of a slide. */
export const SliderFields = () => (
  <SplitForm $columns="26rem minmax(0, 1fr)">
    <div>
      <Panel title={copy.picturesPanel}>
        <Fields>
          <PictureField<Values>
            name="desktop_image"
            label={fields.desktop_image}
            hint={copy.desktopHint}
            ratio="16:9"
            minWidth={1440}
            wide
          />
          <PictureField<Values>
            name="mobile_image"
            label={fields.mobile_image}
            hint={copy.mobileHint}
            ratio="2:3"
            minWidth={768}
            wide
          />
          <TextField<Values> name="image_alt" label={fields.image_alt} hint={resourceCopy.imageAltHint} wide />
        </Fields>
      </Panel>
      <Panel title={copy.textPanel}>
        <Fields>
          <TextField<Values> name="title_ar" label={fields.title_ar} required wide />
          <TextAreaField<Values> name="description_ar" label={fields.description_ar} rows={3} wide />
          <TextField<Values> name="button_text_ar" label={fields.button_text_ar} wide />
          <TextField<Values> name="button_link" label={fields.button_link} hint={copy.linkHint} ltr wide />
          <SwitchField<Values> name="is_active" label={fields.is_active} wide />
        </Fields>
      </Panel>
      <Panel title={copy.englishPanel}>
        <Fields>
          <TextField<Values> name="title_en" label={fields.title_en} ltr wide />
          <TextAreaField<Values> name="description_en" label={fields.description_en} rows={2} ltr wide />
          <TextField<Values> name="button_text_en" label={fields.button_text_en} ltr wide />
        </Fields>
      </Panel>
    </div>
    <StickyColumn>
      <SlidePreview />
    </StickyColumn>
  </SplitForm>
);
