import type { CountryCode } from 'libphonenumber-js/min';

/** Names of countries and their large cities, as people write them in a form, by ISO 3166 code. Spelling variants are folded. */
export const regionNames: Partial<Record<CountryCode, readonly string[]>> = {
  SA: [
    'السعودية',
    'المملكة',
    'الرياض',
    'جدة',
    'مكة',
    'المدينة المنورة',
    'الدمام',
    'الخبر',
    'القصيم',
    'saudi',
    'saudi arabia',
    'ksa',
    'riyadh',
    'jeddah',
  ],
  EG: ['مصر', 'القاهرة', 'الجيزة', 'الإسكندرية', 'المنصورة', 'أسيوط', 'egypt', 'cairo', 'alexandria'],
  AE: ['الإمارات', 'دبي', 'أبوظبي', 'أبو ظبي', 'الشارقة', 'عجمان', 'uae', 'emirates', 'dubai', 'abu dhabi'],
  KW: ['الكويت', 'kuwait'],
  QA: ['قطر', 'الدوحة', 'qatar', 'doha'],
  BH: ['البحرين', 'المنامة', 'bahrain'],
  JO: ['الأردن', 'jordan'],
  OM: ['عمان', 'سلطنة عمان', 'مسقط', 'صلالة', 'oman', 'muscat'],
  YE: ['اليمن', 'صنعاء', 'عدن', 'yemen'],
  IQ: ['العراق', 'بغداد', 'البصرة', 'أربيل', 'iraq'],
  SY: ['سوريا', 'سورية', 'دمشق', 'حلب', 'syria'],
  LB: ['لبنان', 'بيروت', 'lebanon'],
  PS: ['فلسطين', 'غزة', 'رام الله', 'palestine'],
  SD: ['السودان', 'الخرطوم', 'sudan'],
  LY: ['ليبيا', 'طرابلس', 'بنغازي', 'libya'],
  TN: ['تونس', 'tunisia'],
  DZ: ['الجزائر', 'algeria'],
  MA: ['المغرب', 'الدار البيضاء', 'الرباط', 'morocco'],
  TR: ['تركيا', 'إسطنبول', 'turkey'],
  GB: ['بريطانيا', 'لندن', 'uk', 'united kingdom'],
  US: ['أمريكا', 'الولايات المتحدة', 'usa', 'united states'],
};

/** What people write between two phone numbers. */
export const orWord = 'أو';
