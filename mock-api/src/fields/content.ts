import {
  article,
  type ArticleLayout,
  type PublicationStatus,
  service,
  type ServiceIcon,
  sector,
} from 'shared-lib/contracts';
import { csvCopy as copy } from '../copy/csv.ts';
import {
  flag,
  integer,
  moment,
  nullableText,
  text,
  json,
  nullableMoment,
  nullableNumber,
  related,
  number,
  withDefault,
} from './field.ts';

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

const { deliverables, audience, steps, packages, needs, faq } = service.shape;

/** The fields of a service that are written by hand. */
export const writtenServiceFields = {
  slug: text({ label: copy.slug }),
  name_ar: text({ label: copy.nameAr, isSearched: true }),
  name_en: text({ label: copy.nameEn, isSearched: true }),
  short_description_ar: text({ label: copy.shortDescription, isSearched: true }),
  description_ar: text({ label: copy.descriptionAr, isSearched: true }),
  description_en: text({ label: copy.descriptionEn, isSearched: true }),
  icon: text<ServiceIcon>({ label: copy.icon }),
  image: nullableText({ label: copy.image }),
  image_alt: text({ label: copy.imageAlt }),
  basic_price: integer({ label: copy.basicPrice }),
  delivery_days_basic: integer({ label: copy.deliveryDays }),
  deliverables: json(deliverables, { label: copy.deliverables, csv: 'lines', isSearched: true }),
  audience: json(audience, { label: copy.audience, csv: 'lines', isSearched: true }),
  needs: json(needs, { label: copy.needs, csv: 'lines', isSearched: true }),
  steps: json(steps, { label: copy.steps, isSearched: true }),
  packages: json(packages, { label: copy.packages, isSearched: true }),
  faq: json(faq, { label: copy.faq, isSearched: true }),
  sector_ids: related(),
  seo_title: text({ label: copy.seoTitle }),
  seo_description: text({ label: copy.seoDescription }),
  is_active: flag({ label: copy.isActive }),
};

export const serviceFields = {
  id: integer({ label: copy.id }),
  ...writtenServiceFields,
  sort_order: integer({ label: copy.order }),
  created_at: moment(),
  updated_at: moment({ label: copy.updatedAt }),
};

const textFields = {
  slug: text({ label: copy.slug }),
  title_ar: text({ label: copy.titleAr, isSearched: true }),
  excerpt_ar: text({ label: copy.excerpt, isSearched: true }),
  /** HTML; the resource adds its text to the searched text. */
  body_html: text(),
  layout: withDefault(text<ArticleLayout>({ label: copy.layout, choices: copy.articleLayouts }), 'article'),
  cover: nullableText(),
  cover_alt: text(),
  category: text({ label: copy.category, isSearched: true }),
  tags: json(article.shape.tags, { label: copy.tags, csv: 'lines', isSearched: true }),
  author_name: text({ label: copy.author, isSearched: true }),
  author_role: text({ label: copy.authorRole }),
};

const publicationFields = {
  seo_title: text(),
  seo_description: text(),
  status: text<PublicationStatus>({ label: copy.status, choices: copy.publicationStatuses }),
  published_at: nullableMoment({ label: copy.publishedAt }),
};

/** The fields of an article that are written by hand. */
export const writtenArticleFields = { ...textFields, ...publicationFields };

export const articleFields = {
  id: integer({ label: copy.id }),
  ...textFields,
  reading_minutes: integer({ label: copy.readingMinutes }),
  ...publicationFields,
  /** Featured position, which staff give; null for rows that are not featured. */
  featured_position: nullableNumber(),
  created_at: moment({ label: copy.createdAt }),
  updated_at: moment({ label: copy.updatedAt }),
};

/** The fields of a slide that are written by hand. */
export const writtenSliderFields = {
  title_ar: text({ label: copy.titleAr, isSearched: true }),
  title_en: text({ label: copy.titleEn, isSearched: true }),
  description_ar: text({ label: copy.descriptionAr, isSearched: true }),
  description_en: text({ label: copy.descriptionEn, isSearched: true }),
  image: nullableText({ label: copy.image }),
  desktop_image: nullableText({ label: copy.desktopImage }),
  mobile_image: nullableText({ label: copy.mobileImage }),
  image_alt: text({ label: copy.imageAlt }),
  button_text_ar: text({ label: copy.buttonAr, isSearched: true }),
  button_text_en: text({ label: copy.buttonEn, isSearched: true }),
  button_link: text({ label: copy.buttonLink }),
  is_active: flag({ label: copy.isActive }),
};

export const sliderFields = {
  id: integer({ label: copy.id }),
  ...writtenSliderFields,
  sort_order: integer({ label: copy.order }),
  created_at: moment(),
  updated_at: moment({ label: copy.updatedAt }),
};
