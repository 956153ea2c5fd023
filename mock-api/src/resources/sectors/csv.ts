import { csvCopy as copy } from '../../copy/csv.ts';
import {
  flagField,
  jsonLinesField,
  linesField,
  momentField,
  numberField,
  textField,
  type CsvField,
} from '../../csv/fields.ts';

/** CSV columns of sectors, for export and import. */
export const sectorFields = async (): Promise<CsvField[]> => [
  numberField('id', copy.id),
  textField('slug', copy.slug),
  textField('name_ar', copy.nameAr),
  textField('name_en', copy.nameEn),
  textField('description_ar', copy.descriptionAr),
  textField('description_en', copy.descriptionEn),
  textField('icon', copy.icon),
  textField('color', copy.color),
  textField('image', copy.image),
  numberField('projects_count', copy.projectsCount),
  numberField('success_rate', copy.successRate),
  numberField('average_roi', copy.averageRoi),
  textField('market_size', copy.marketSize),
  jsonLinesField('key_features', copy.keyFeatures),
  jsonLinesField('sample_studies', copy.sampleStudies),
  linesField('opportunities', copy.opportunities),
  numberField('typical_capital.from', copy.capitalFrom),
  numberField('typical_capital.to', copy.capitalTo),
  flagField('is_active', copy.isActive),
  numberField('sort_order', copy.order),
  momentField('updated_at', copy.updatedAt),
];
