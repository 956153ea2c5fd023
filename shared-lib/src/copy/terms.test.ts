import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** All texts that people read: of the interface, of the e-mails and documents, and of the seed. */
const TEXTS = ['*/src/copy/**/*.ts', '*/src/*/copy/**/*.ts', 'mock-api/src/seed/content/**/*.ts'];
/** What people type into the search, which is not always the word that the site chose. */
const TYPED_WORDS = 'settings/synonyms.ts';

/** The chosen term of an idea, and the other names of it. */
const terms: readonly (readonly [chosen: string, rejected: RegExp])[] = [
  ['رقم الطلب', /رقم المتابعة|الرقم المرجعي|رقم الطلب المرجعي/u],
  ['القيمة المتبقية', /القيمة عند الخروج|ما يُسترد في النهاية|قيمة الأصول في آخر سنة/u],
  ['فترة الاسترداد', /مدة الاسترداد/u],
  ['الاعتذار عن العرض', /رفض العميل|رفض العرض|قبول العرض أو رفضه/u],
  ['الرابط المختصر', /العنوان المختصر|الاسم في الرابط/u],
  ['المقدمة', /المقتطف/u],
  ['استخدم', /استعمال|[تينأا]ستعمل/u],
  ['تكلفة', /(?<!\p{L})(?:ال|ب|و)?كلفة/u],
  ['خضراوات', /خُضَر|(?<!\p{L})(?:ال)?خضروات/u],
  // «8 بساعات العمل» is a measure, not the opening hours.
  ['أوقات العمل', /(?<!ب)ساعات العمل/u],
  ['الملف الشخصي', /(?<!\p{L})ملفي(?!\p{L})/u],
  ['التصفية', /المرشحات/u],
  ['تفعيل', /تنشيط/u],
  ['سنوات العمل', /سنوات الخبرة/u],
  ['دراسة منجزة', /المشاريع المنجزة/u],
  ['دراسة تمهيدية', /'ملخص دراسة'/u],
  ['القيمة الزمنية للنقود', /قيمة الزمن(?!\p{L})/u],
  ['إليك', /نرسل لك|سلّمناه لك|سُلّمت لك/u],
  ['تعرّف إلى', /تعرّف على/u],
  ['علامة تبويب', /لسان جديد/u],
  // «السجل» is the log, and a trade register.
  ['العنصر', /هذا السجل/u],
];

it('uses one term for each idea in all texts', () => {
  const files = globSync(TEXTS, { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts') && !file.endsWith(TYPED_WORDS),
  );
  expect(files.length).toBeGreaterThan(100);
  const rejectedUses = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        terms
          .filter(([, rejected]) => rejected.test(line))
          .map(([chosen, rejected]) => `${file}:${index + 1}: «${rejected.exec(line)?.[0]}» → «${chosen}»`),
      ),
  );
  expect(rejectedUses).toEqual([]);
});
