import { service, type ServiceIcon } from 'shared-lib/contracts';
import { csvCopy as copy } from '../copy/csv.ts';
import { flag, integer, json, moment, nullableText, related, text } from './field.ts';

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
