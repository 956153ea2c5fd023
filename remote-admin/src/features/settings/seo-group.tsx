import { adminSettings, settingsInput } from 'shared-lib/contracts';
import { countOf, cutText } from 'shared-lib/format';
import { Fields, SelectField, SwitchField, TextAreaField, TextField, useWatch } from 'shared-lib/form';
import { imageHref } from 'shared-lib/paths';
import { color } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import type * as z from 'zod/mini';
import { settingFields, settingsCopy } from '../../copy/settings.ts';
import { PictureField } from '../../resource/fields/picture-field.tsx';
import { defineGroup } from './define-group.tsx';
import { withStored } from './stored-choice.ts';

type Values = z.input<typeof settingsInput.seo>;

const empty: Values = {
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  canonical_url: '',
  robots: '',
  og_image: '',
  search_synonyms: '',
  sitemap_enabled: true,
  updated_at: null,
};

/** Lengths that search results show whole. */
const TITLE = { min: 20, max: 60 } as const;
const DESCRIPTION = { min: 70, max: 160 } as const;

const lengthVerdict = (text: string, { min, max }: { min: number; max: number }): string => {
  const verdict = () => {
    if (text.length < min) return settingsCopy.lengthShort;
    return text.length > max ? settingsCopy.lengthLong : settingsCopy.lengthGood;
  };
  return settingsCopy.length(countOf(text.length, settingsCopy.characters), verdict());
};

const SeoFields = () => {
  const [title, description, robots] = useWatch<Values, ['meta_title', 'meta_description', 'robots']>({
    name: ['meta_title', 'meta_description', 'robots'],
  });
  return (
    <Panel title={settingsCopy.searchTexts}>
      <Fields>
        <TextField<Values>
          name="meta_title"
          label={settingFields.meta_title}
          hint={lengthVerdict(title, TITLE)}
          required
          wide
        />
        <TextAreaField<Values>
          name="meta_description"
          label={settingFields.meta_description}
          hint={lengthVerdict(description, DESCRIPTION)}
          required
          wide
        />
        <TextField<Values> name="meta_keywords" label={settingFields.meta_keywords} wide />
        <TextField<Values>
          name="canonical_url"
          type="url"
          label={settingFields.canonical_url}
          hint={settingsCopy.originHint}
          wide
        />
        <SelectField<Values>
          name="robots"
          label={settingFields.robots}
          options={withStored(settingsCopy.robots, robots)}
          required
        />
        <PictureField<Values> name="og_image" label={settingFields.og_image} ratio="40:21" minWidth={1200} wide />
        <SwitchField<Values> name="sitemap_enabled" label={settingFields.sitemap_enabled} wide />
        <TextAreaField<Values>
          name="search_synonyms"
          label={settingFields.search_synonyms}
          hint={settingsCopy.synonymsHint}
          wide
        />
      </Fields>
    </Panel>
  );
};

const Result = styled.div`
  display: grid;
  gap: var(--s1);
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
  b {
    color: ${color.info};
    font-size: 1.0625rem;
  }
  small {
    color: ${color.success};
  }
  img {
    inline-size: 100%;
    block-size: auto;
  }
`;

const clip = (text: string, max: number): string => (text.length > max ? `${cutText(text, max)}…` : text);

const SeoPreview = () => {
  const { meta_title = '', meta_description = '', canonical_url, og_image } = useWatch<Values>();
  const origin = canonical_url || window.location.origin;
  return (
    <>
      <Panel title={settingsCopy.searchPreview}>
        <Result>
          <small>
            <Ltr>{origin}</Ltr>
          </small>
          <b>{clip(meta_title, TITLE.max)}</b>
          <p>{clip(meta_description, DESCRIPTION.max)}</p>
        </Result>
      </Panel>
      <Panel title={settingsCopy.sharePreview}>
        <Result>
          {og_image && <img src={imageHref(og_image)} alt="" />}
          <b>{meta_title}</b>
          <p>{clip(meta_description, DESCRIPTION.max)}</p>
          <small>
            <Ltr>{origin}</Ltr>
          </small>
        </Result>
      </Panel>
    </>
  );
};

export const SeoGroup = defineGroup({
  group: 'seo',
  input: settingsInput.seo,
  stored: adminSettings.shape.seo,
  empty,
  Fields: SeoFields,
  Preview: SeoPreview,
});
