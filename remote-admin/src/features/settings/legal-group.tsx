import { adminSettings, settingsInput } from 'shared-lib/contracts';
import { Fields, TextAreaField, useWatch } from 'shared-lib/form';
import { color } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import type * as z from 'zod/mini';
import { settingFields, settingsCopy } from '../../copy/settings.ts';
import { defineGroup } from './define-group.tsx';

type Values = z.input<typeof settingsInput.legal>;

const empty: Values = { privacy: '', terms: '', agreement: '', updated_at: null };
const names = ['privacy', 'terms', 'agreement'] as const;

const Texts = styled.div`
  display: grid;
  gap: var(--s4);
  font-size: var(--fs-sm);
  p {
    color: ${color.text2};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const LegalFields = () => (
  <Panel title={settingsCopy.legalTexts}>
    <Fields>
      {names.map((name) => (
        <TextAreaField<Values>
          key={name}
          name={name}
          label={settingFields[name]}
          hint={settingsCopy.legalHint}
          rows={12}
          wide
        />
      ))}
    </Fields>
  </Panel>
);

const LegalPreview = () => {
  const texts = useWatch<Values, typeof names>({ name: names });
  return (
    <Panel title={settingsCopy.legalPreview}>
      <Texts>
        {names.map((name, index) => (
          <details key={name}>
            <summary>{settingFields[name]}</summary>
            <p>{texts[index] || settingsCopy.legalDefault}</p>
          </details>
        ))}
      </Texts>
    </Panel>
  );
};

export const LegalGroup = defineGroup({
  group: 'legal',
  input: settingsInput.legal,
  stored: adminSettings.shape.legal,
  empty,
  Fields: LegalFields,
  Preview: LegalPreview,
});
