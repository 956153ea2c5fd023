import type { SettingSeed } from '../../content-types.ts';
import { settingsOf } from './group.ts';
import { agreement } from './legal/agreement.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';

const { text } = settingsOf('legal');
const form = 'فقرات تفصل بينها أسطر فارغة، والسطر الأول المرقّم عنوان الفقرة';
const binding = 'The Arabic text is the binding one.';

export const legalSettings: SettingSeed[] = [
  text('privacy', `سياسة الخصوصية: ${form}`, privacy, binding),
  text('terms', `الشروط والأحكام: ${form}`, terms, binding),
  text('agreement', `اتفاقية الخدمة: ${form}`, agreement, binding),
];
