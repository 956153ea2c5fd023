import { sector } from 'shared-lib/contracts';
import { csvCopy as copy } from '../copy/csv.ts';
import { flag, integer, json, moment, nullableText, number, related, text } from './field.ts';

/** The fields of a sector that are written by hand. `typical_capital` has two columns of its own. */
export const writtenSectorFields = {
  slug: text({ label: copy.slug }),
  name_ar: text({ label: copy.nameAr, isSearched: true }),
  name_en: text({ label: copy.nameEn, isSearched: true }),
  description_ar: text({ label: copy.descriptionAr, isSearched: true }),
  description_en: text({ label: copy.descriptionEn, isSearched: true }),
  icon: text({ label: copy.icon }),
  color: text({ label: copy.color }),
  image: nullableText({ label: copy.image }),
  image_alt: text({ label: copy.imageAlt }),
  projects_count: integer({ label: copy.projectsCount }),
  success_rate: number({ label: copy.successRate }),
  average_roi: number({ label: copy.averageRoi }),
  market_size: text({ label: copy.marketSize, isSearched: true }),
  key_features: text({ label: copy.keyFeatures, csv: 'json-lines', isSearched: true }),
  sample_studies: text({ label: copy.sampleStudies, csv: 'json-lines', isSearched: true }),
  opportunities: json(sector.shape.opportunities, { label: copy.opportunities, csv: 'lines', isSearched: true }),
  'typical_capital.from': related(),
  'typical_capital.to': related(),
  seo_title: text({ label: copy.seoTitle }),
  seo_description: text({ label: copy.seoDescription }),
  is_active: flag({ label: copy.isActive }),
};

export const sectorFields = {
  id: integer({ label: copy.id }),
  ...writtenSectorFields,
  sort_order: integer({ label: copy.order }),
  created_at: moment(),
  updated_at: moment({ label: copy.updatedAt }),
};
