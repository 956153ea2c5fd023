import { TextAreaField, TextField } from 'shared-lib/form';
import { resourceCopy } from '../copy/resource.ts';
import { PictureField } from './fields/picture-field.tsx';
import { SlugField } from './fields/slug-field.tsx';
import type { ContentResource } from './define-resource.ts';

interface PictureProps {
  /** Name of the picture; the alternative text is in the field `{name}_alt`. */
  name: string;
  labels: Readonly<Record<string, string>>;
}

/** The main picture of a page, and its alternative text. */
export const MainPictureFields = ({ name, labels }: PictureProps) => (
  <>
    <PictureField name={name} label={labels[name] ?? ''} ratio="3:2" minWidth={1200} wide />
    <TextField name={`${name}_alt`} label={labels[`${name}_alt`] ?? ''} hint={resourceCopy.imageAltHint} wide />
  </>
);

interface NameProps {
  resource: ContentResource;
  /** Path of the page for a slug. */
  pathOf: (slug: string) => string;
  labels: {
    name_ar: string;
    name_en: string;
    short_description_ar?: string;
    description_ar: string;
    description_en: string;
  };
}

/** Names, slug and descriptions of a resource in both languages. */
export const NameFields = ({ resource, pathOf, labels }: NameProps) => (
  <>
    <TextField name="name_ar" label={labels.name_ar} required />
    <TextField name="name_en" label={labels.name_en} ltr />
    <SlugField resource={resource} titleField="name_ar" pathOf={pathOf} />
    {labels.short_description_ar && (
      <TextAreaField name="short_description_ar" label={labels.short_description_ar} rows={2} wide />
    )}
    <TextAreaField name="description_ar" label={labels.description_ar} wide />
    <TextAreaField name="description_en" label={labels.description_en} ltr wide />
  </>
);
