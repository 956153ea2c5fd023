import type { sectorInput } from 'shared-lib/contracts';
import { Fields, JsonLinesField, LinesField, NumberField, SelectField, SwitchField, TextField } from 'shared-lib/form';
import { paths } from 'shared-lib/paths';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { sectors as copy } from '../../copy/sectors.ts';
import { MainPictureFields, NameFields } from '../../resource/content-fields.tsx';
import { ColorField } from '../../resource/fields/color-field.tsx';
import { SeoPanel } from '../../resource/seo/seo-panel.tsx';
import { FormPanels } from '../../resource/form-panels.ts';

type Values = z.input<typeof sectorInput>;
const { fields } = copy;

const icons = Object.entries(copy.icons).map(([value, label]) => ({ value, label }));

/** The panels of the form of a sector. */
export const SectorFields = () => (
  <FormPanels>
    <Panel title={copy.mainPanel}>
      <Fields>
        <NameFields resource="sectors" pathOf={paths.sector} labels={fields} />
        <SelectField<Values> name="icon" label={fields.icon} options={icons} placeholder={copy.iconByName} />
        <ColorField<Values> name="color" label={fields.color} hint={copy.colorHint} />
        <MainPictureFields name="image" labels={fields} />
        <SwitchField<Values> name="is_active" label={fields.is_active} wide />
      </Fields>
    </Panel>
    <Panel title={copy.figuresPanel}>
      <Fields>
        <NumberField<Values> name="projects_count" kind="count" label={fields.projects_count} required />
        <NumberField<Values>
          name="success_rate"
          kind="percent"
          label={fields.success_rate}
          hint={copy.percentHint}
          required
        />
        <NumberField<Values>
          name="average_roi"
          kind="percent"
          label={fields.average_roi}
          hint={copy.percentHint}
          required
        />
        <TextField<Values> name="market_size" label={fields.market_size} />
        <NumberField<Values>
          name="typical_capital.from"
          kind="money"
          currency="USD"
          label={copy.capitalFrom}
          required
        />
        <NumberField<Values> name="typical_capital.to" kind="money" currency="USD" label={copy.capitalTo} required />
      </Fields>
    </Panel>
    <Panel title={copy.contentPanel}>
      <Fields>
        <JsonLinesField<Values> name="key_features" label={fields.key_features} />
        <JsonLinesField<Values> name="sample_studies" label={fields.sample_studies} />
        <LinesField<Values> name="opportunities" label={fields.opportunities} wide />
      </Fields>
    </Panel>
    <SeoPanel titleField="name_ar" descriptionField="description_ar" pictureField="image" pathOf={paths.sector} />
  </FormPanels>
);
