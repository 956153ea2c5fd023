import { csvCopy as copy } from '../../copy/csv.ts';
import { flagField, momentField, numberField, textField, type CsvField } from '../../csv/fields.ts';

export const sliderFields = async (): Promise<CsvField[]> => [
  numberField('id', copy.id),
  textField('title_ar', copy.titleAr),
  textField('title_en', copy.titleEn),
  textField('description_ar', copy.descriptionAr),
  textField('description_en', copy.descriptionEn),
  textField('image', copy.image),
  textField('desktop_image', copy.desktopImage),
  textField('mobile_image', copy.mobileImage),
  textField('button_text_ar', copy.buttonAr),
  textField('button_text_en', copy.buttonEn),
  textField('button_link', copy.buttonLink),
  flagField('is_active', copy.isActive),
  numberField('sort_order', copy.order),
  momentField('updated_at', copy.updatedAt),
];
