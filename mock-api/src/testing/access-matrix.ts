import {
  adminOnly,
  anyConsultant,
  assigned,
  clients,
  consultants,
  everybody,
  ownerOnly,
  rule,
  signedIn,
  type Rule,
  type Statuses,
} from './access-rules.ts';
import { bulkAndTables } from './access-matrix-tables.ts';

const sender = { name: 'سعاد المنيع', email: 'suad@example.com', phone: '0551234567' };
const FUTURE = '2026-04-01T09:00:00.000Z';
const note = { note: 'سبب واضح' };
const newPassword = { password: 'dune-harbour-27', password_confirmation: 'dune-harbour-27' };
const quote = { amount: 9000, delivery_days: 20, scope: 'دراسة كاملة', valid_until: FUTURE };
/** JSON instead of a multipart form: the route rejects it with 415 after the access check. */
const noFile = { file: 'x' };

const open: Record<string, Rule> = {
  'GET /healthz': rule(everybody(200)),
  'GET /readyz': rule(everybody(200)),
  'GET /images/*': rule(everybody(404)),
  'GET /images/cards/:kind/:file': rule(everybody(404)),
  // A picture needs a calculation.
  'GET /images/cards/calculation.png': rule(everybody(422)),
  'GET /images/cards/reading.png': rule(everybody(200)),
  'GET /storage/*': rule(everybody(404)),
  'GET /api/public/services': rule(everybody(200)),
  'GET /api/public/services/:idOrSlug': rule(everybody(200)),
  'GET /api/public/services/sector/:idOrSlug': rule(everybody(200)),
  'GET /api/public/sectors': rule(everybody(200)),
  'GET /api/public/sectors/:idOrSlug': rule(everybody(200)),
  'GET /api/public/sectors/:idOrSlug/statistics': rule(everybody(200)),
  'GET /api/public/articles': rule(everybody(200)),
  'GET /api/public/articles/categories': rule(everybody(200)),
  'GET /api/public/articles/tags': rule(everybody(200)),
  'GET /api/public/articles/:idOrSlug': rule(everybody(200)),
  'GET /api/public/studies': rule(everybody(200)),
  'GET /api/public/studies/facets': rule(everybody(200)),
  'GET /api/public/verdicts': rule(everybody(200)),
  'GET /api/public/verdicts/counts': rule(everybody(200)),
  'GET /api/public/studies/:idOrSlug': rule(everybody(404), { id: 'no-such-study' }),
  'POST /api/public/studies/:idOrSlug/download': rule(everybody(404), {
    id: 'no-such-study',
    body: { email: 'suad@example.com' },
  }),
  'GET /api/public/studies/:idOrSlug/download': rule(everybody(404), { id: 'no-such-study' }),
  'GET /api/public/search': rule(everybody(422)),
  'GET /api/public/sitemap': rule(everybody(200)),
  'GET /api/public/content-version': rule(everybody(200)),
  'GET /api/public/calculations/document': rule(everybody(422)),
  'GET /api/public/calculations/flows': rule(everybody(422)),
  'GET /api/public/calculations/workbook': rule(everybody(422)),
  'POST /api/public/calculations/workbook': rule(everybody(415)),
  'GET /api/public/sliders': rule(everybody(200)),
  'GET /api/public/settings': rule(everybody(200)),
  'GET /api/public/settings/:key': rule(everybody(200)),
  'GET /api/demo/accounts': rule(everybody(200)),
  'GET /api/openapi.json': rule(everybody(200)),
  'GET /api/docs': rule(everybody(200)),
  'POST /api/public/contact': rule(everybody(200), { body: { ...sender, subject: 'سؤال', message: 'نص' } }),
  'POST /api/public/consultation': rule(everybody(200), {
    body: { ...sender, project_type: 'صناعي', description: 'وصف' },
  }),
  'POST /api/public/feasibility-request': rule(everybody(200), { body: { ...sender, project_idea: 'فكرة' } }),
  'GET /api/public/agreements/:number': rule(everybody(404)),
  'GET /api/public/claims/:token': rule(everybody(404)),
  'GET /api/public/claims/:token/booking': rule(everybody(404)),
  'POST /api/public/claims/:token/booking/hold': rule(everybody(404), { body: { at: FUTURE } }),
  'POST /api/public/claims/:token/booking/confirm': rule(everybody(404), { body: {} }),
  'POST /api/public/claims/:token/booking/cancel': rule(everybody(404), { body: {} }),
  'GET /api/calendars/:token': rule(everybody(404)),
  'POST /api/public/lost-reference': rule(everybody(200), { body: { email: 'nobody@example.com' } }),
  'GET /api/files/:token': rule(everybody(404)),
  'GET /api/archives/:token': rule(everybody(404)),
  'GET /api/email-samples/:name/:digest': rule(everybody(404)),
  'GET /api/files/:token/preview': rule(everybody(404)),
  'POST /api/auth/login': rule(everybody(422), { body: { email: 'nobody@example.com', password: 'wrong-password' } }),
  // Two invalid fields, so that a test that replaces one of them creates no account either.
  'POST /api/auth/register': rule(everybody(422), { body: { ...sender, name: '', role: '', ...newPassword } }),
  'GET /api/auth/verify': rule(everybody(200)),
  'POST /api/auth/forgot-password': rule(everybody(200), { body: { email: 'nobody@example.com' } }),
  'POST /api/auth/reset-password': rule(everybody(400), { body: { token: 'no-such-token', ...newPassword } }),
  'POST /api/auth/confirm-email': rule(everybody(400), { body: { token: 'no-such-token' } }),
};

const account: Record<string, Rule> = {
  'POST /api/auth/logout': rule(signedIn(200)),
  'GET /api/auth/me': rule(signedIn(200)),
  'GET /api/account/consultant-profile': rule(anyConsultant(200)),
  'PUT /api/account/consultant-profile': rule(anyConsultant(200), {
    body: { specialty: 'الصناعات الغذائية', cv: 'عشر سنوات في دراسة المصانع.' },
  }),
  'GET /api/account/consultant-profile/file': rule(anyConsultant(404)),
  'POST /api/account/consultant-profile/file': rule(anyConsultant(415), { body: noFile }),
  'DELETE /api/account/consultant-profile/file': rule(anyConsultant(200)),
  'GET /api/account/profile': rule(signedIn(200)),
  'PATCH /api/account/profile': rule(signedIn(200), { body: { name: 'اسم جديد' } }),
  'POST /api/account/password': rule(signedIn(422), { body: { current_password: 'wrong-password', ...newPassword } }),
  'POST /api/account/email': rule(signedIn(422), {
    body: { current_password: 'wrong-password', email: 'new@example.com' },
  }),
  'GET /api/account/sessions': rule(signedIn(200)),
  'DELETE /api/account/sessions': rule(signedIn(200)),
  // The session belongs to another account.
  'DELETE /api/account/sessions/:id': rule(signedIn(404)),
  'GET /api/account/export': rule(signedIn(200)),
  'DELETE /api/account': rule(signedIn(422), { body: { password: 'wrong-password' } }),
  'GET /api/account/downloads': rule(signedIn(200)),
  'GET /api/account/saved': rule(signedIn(200)),
  'POST /api/account/saved': rule(signedIn(404), { body: { kind: 'study', id: 'no-such-study' } }),
  'DELETE /api/account/saved/:kind/:id': rule(signedIn(200)),
  'GET /api/account/calculations': rule(signedIn(200)),
  'POST /api/account/calculations': rule(signedIn(200), {
    body: { name: 'مزرعة', calculation: { fixed_capital: 1000 } },
  }),
  'POST /api/account/calculations/join': rule(signedIn(200), {
    body: { items: [{ key: 'device-1', name: 'مزرعة', calculation: { fixed_capital: 1000 } }] },
  }),
  'PATCH /api/account/calculations/:id': rule(signedIn(404), { id: '999999', body: { name: 'اسم' } }),
  'DELETE /api/account/calculations/:id': rule(signedIn(404), { id: '999999' }),
  'GET /api/account/notifications': rule(signedIn(200)),
  'GET /api/account/notification-preferences': rule(signedIn(200)),
  // Every role receives messages.
  'PATCH /api/account/notification-preferences': rule(signedIn(200), {
    body: { kind: 'message', here: true, email: false },
  }),
  'GET /api/account/email': rule(signedIn(200)),
  'DELETE /api/account/email/pending': rule(signedIn(200)),
  'POST /api/account/notifications/read': rule(signedIn(200), { body: {} }),
  'POST /api/account/claims': rule(clients(404), { body: { token: 'no-such-token' } }),
  'GET /api/account/summary': rule(signedIn(200)),
  'GET /api/account/messages': rule(signedIn(200)),
  'GET /api/account/files': rule(signedIn(200)),
  'GET /api/account/requests': rule(signedIn(200)),
  'GET /api/account/requests/:reference': rule(ownerOnly(200), { subject: 'reviewed' }),
  'POST /api/account/requests/:reference/messages': rule(ownerOnly(200), {
    subject: 'reviewed',
    body: { body: 'مرحباً' },
  }),
  'POST /api/account/requests/:reference/read': rule(ownerOnly(200), { subject: 'reviewed', body: {} }),
  'POST /api/account/requests/:reference/rating': rule(ownerOnly(200), { subject: 'completed', body: { score: 5 } }),
  'POST /api/account/requests/:reference/transitions': rule(ownerOnly(200), {
    subject: 'reviewed',
    body: { to: 'cancelled', ...note },
  }),
  'POST /api/account/requests/:reference/cancel': rule(ownerOnly(200), { subject: 'reviewed', body: note }),
  'POST /api/account/requests/:reference/quote/accept': rule(ownerOnly(200), { subject: 'quoted', body: {} }),
  'POST /api/account/requests/:reference/quote/decline': rule(ownerOnly(200), { subject: 'quoted', body: note }),
  // The quote is from an earlier release: it has no agreement.
  'POST /api/account/requests/:reference/agreement/code': rule(ownerOnly(404), {
    subject: 'quoted',
    body: { agreement_id: 999_999 },
  }),
  'POST /api/account/requests/:reference/agreement/accept': rule(ownerOnly(404), {
    subject: 'quoted',
    body: { agreement_id: 999_999, name: 'سارة العتيبي', code: '123456' },
  }),
  'POST /api/account/requests/:reference/agreement/decline': rule(ownerOnly(404), {
    subject: 'quoted',
    body: { agreement_id: 999_999, ...note },
  }),
  'GET /api/account/requests/:reference/agreements/:id/document': rule(ownerOnly(404), {
    subject: 'quoted',
    id: '999999',
  }),
  'POST /api/account/requests/:reference/payments/:id/receipt': rule(ownerOnly(415), {
    subject: 'prepared',
    body: noFile,
  }),
  'PUT /api/account/requests/:reference/appointment/wish': rule(ownerOnly(200), { subject: 'scheduled', body: note }),
  // Nobody asked to move this appointment.
  'DELETE /api/account/requests/:reference/appointment/wish': rule(ownerOnly(409), { subject: 'scheduled' }),
  'GET /api/account/requests/:reference/booking': rule(ownerOnly(200), { subject: 'consultation' }),
  // The consultant has not set any hours, and nothing is held or booked.
  'POST /api/account/requests/:reference/booking/hold': rule(ownerOnly(409), {
    subject: 'consultation',
    body: { at: FUTURE },
  }),
  'POST /api/account/requests/:reference/booking/confirm': rule(ownerOnly(409), { subject: 'consultation', body: {} }),
  'POST /api/account/requests/:reference/booking/cancel': rule(ownerOnly(409), { subject: 'consultation', body: {} }),
  'POST /api/account/requests/:reference/files': rule(ownerOnly(415), { subject: 'reviewed', body: noFile }),
  'POST /api/account/requests/:reference/files/:id/link': rule(ownerOnly(200), { subject: 'reviewed', body: {} }),
  'POST /api/account/requests/:reference/files/archive-link': rule(ownerOnly(200), { subject: 'reviewed', body: {} }),
  // The request has no calculation.
  'GET /api/account/requests/:reference/case': rule(ownerOnly(404), { subject: 'reviewed' }),
  'PUT /api/account/requests/:reference/case/actuals': rule(ownerOnly(404), {
    subject: 'reviewed',
    body: { years: [{ year: 1 }] },
  }),
  'POST /api/account/requests/:reference/checklist/:id/files': rule(ownerOnly(415), {
    subject: 'reviewed',
    body: noFile,
  }),
};

type Insider = (status: number) => Statuses;

/** Routes that consultants have for their assigned requests and admins for all requests. */
const staffRoutes = (base: string, insider: Insider): Record<string, Rule> => ({
  [`GET ${base}/:reference`]: rule(insider(200), { subject: 'reviewed' }),
  [`GET ${base}/:reference/client-view`]: rule(insider(200), { subject: 'reviewed' }),
  [`GET ${base}/:reference/replies`]: rule(insider(200), { subject: 'reviewed' }),
  [`POST ${base}/:reference/messages`]: rule(insider(200), { subject: 'reviewed', body: { body: 'مرحباً' } }),
  [`POST ${base}/:reference/read`]: rule(insider(200), { subject: 'reviewed', body: {} }),
  [`POST ${base}/:reference/notes`]: rule(insider(200), { subject: 'reviewed', body: { body: 'ملاحظة' } }),
  [`POST ${base}/:reference/transitions`]: rule(insider(200), {
    subject: 'reviewed',
    body: { to: 'awaiting_client', ...note },
  }),
  [`PATCH ${base}/:reference/phases`]: rule(insider(200), {
    subject: 'prepared',
    body: { phase: 'marketing', state: 'done' },
  }),
  [`PUT ${base}/:reference/dates`]: rule(insider(200), {
    subject: 'prepared',
    body: { step: 'your_review', expected_at: FUTURE },
  }),
  [`PUT ${base}/:reference/answer-due`]: rule(insider(200), { subject: 'awaited', body: { answer_due_at: FUTURE } }),
  [`POST ${base}/:reference/tasks`]: rule(insider(200), {
    subject: 'prepared',
    body: { phase: 'marketing', title: 'مقابلة الموزعين' },
  }),
  [`PATCH ${base}/:reference/tasks/:id`]: rule(insider(404), { subject: 'prepared', id: '999999', body: {} }),
  [`DELETE ${base}/:reference/tasks/:id`]: rule(insider(404), { subject: 'prepared', id: '999999' }),
  [`PUT ${base}/:reference/quote`]: rule(insider(200), { subject: 'reviewed', body: quote }),
  [`PUT ${base}/:reference/appointment`]: rule(insider(200), {
    subject: 'consultation',
    body: { appointment_at: FUTURE },
  }),
  // The consultation has no appointment that has begun.
  [`POST ${base}/:reference/booking/no-show`]: rule(insider(409), { subject: 'consultation', body: {} }),
  [`POST ${base}/:reference/convert`]: rule(insider(200), { subject: 'message', body: { kind: 'consultation' } }),
  [`POST ${base}/:reference/files`]: rule(insider(415), { subject: 'reviewed', body: noFile }),
  [`POST ${base}/:reference/files/:id/publish`]: rule(insider(200), { subject: 'reviewed', body: {} }),
  // The file is from the client, who sees it.
  [`DELETE ${base}/:reference/files/:id`]: rule(insider(409), { subject: 'reviewed' }),
  [`POST ${base}/:reference/files/:id/link`]: rule(insider(200), { subject: 'reviewed', body: {} }),
  [`POST ${base}/:reference/files/archive-link`]: rule(insider(200), { subject: 'reviewed', body: {} }),
  [`GET ${base}/:reference/agreements/:id/document`]: rule(insider(404), { subject: 'quoted', id: '999999' }),
  [`GET ${base}/:reference/case`]: rule(insider(404), { subject: 'reviewed' }),
  [`POST ${base}/:reference/case/copies`]: rule(insider(404), {
    subject: 'reviewed',
    body: { name: 'نسخة', calculation: 'link' },
  }),
  [`PUT ${base}/:reference/case/actuals`]: rule(insider(404), { subject: 'reviewed', body: { years: [{ year: 1 }] } }),
  [`POST ${base}/:reference/checklist`]: rule(insider(200), {
    subject: 'reviewed',
    body: { items: [{ title: 'السجل التجاري' }] },
  }),
  [`PATCH ${base}/:reference/checklist/:id`]: rule(insider(404), { subject: 'reviewed', id: '999999', body: {} }),
  [`DELETE ${base}/:reference/checklist/:id`]: rule(insider(404), { subject: 'reviewed', id: '999999' }),
  [`POST ${base}/:reference/checklist/:id/restore`]: rule(insider(404), {
    subject: 'reviewed',
    id: '999999',
    body: {},
  }),
});

/** An admin resource in the json-server dialect. Writes use an id without a row, so that no request changes what another one needs. */
const dialect = (name: string, body: object): Record<string, Rule> => ({
  [`GET /api/admin/${name}`]: rule(adminOnly(200)),
  [`GET /api/admin/${name}/counts`]: rule(adminOnly(200)),
  [`GET /api/admin/${name}/:id`]: rule(adminOnly(200)),
  [`POST /api/admin/${name}`]: rule(adminOnly(201), { body }),
  [`PUT /api/admin/${name}/:id`]: rule(adminOnly(404), { id: '999999', body }),
  [`PATCH /api/admin/${name}/:id`]: rule(adminOnly(404), { id: '999999', body: {} }),
  [`DELETE /api/admin/${name}/:id`]: rule(adminOnly(404), { id: '999999' }),
});

/** Versions, deleted rows and slugs. No row has versions, and none was deleted. */
const history = (name: string, hasSlugs = true): Record<string, Rule> => ({
  [`GET /api/admin/${name}/:id/versions`]: rule(adminOnly(200)),
  [`GET /api/admin/${name}/:id/versions/:version`]: rule(adminOnly(404)),
  [`POST /api/admin/${name}/:id/versions/:version/restore`]: rule(adminOnly(404), { body: {} }),
  [`GET /api/admin/${name}/deleted`]: rule(adminOnly(200)),
  [`POST /api/admin/${name}/deleted/:id/restore`]: rule(adminOnly(404), { id: '999999', body: {} }),
  [`DELETE /api/admin/${name}/deleted/:id`]: rule(adminOnly(404), { id: '999999' }),
  ...(hasSlugs
    ? {
        [`GET /api/admin/${name}/slug`]: rule(adminOnly(200)),
        [`GET /api/admin/${name}/:id/former-slugs`]: rule(adminOnly(200)),
      }
    : {}),
});

const administration: Record<string, Rule> = {
  // Without the days, the query is not valid.
  'GET /api/admin/calendar': rule(adminOnly(422)),
  ...history('services'),
  ...history('sectors'),
  ...history('articles'),
  ...history('studies'),
  ...history('sliders', false),
  ...history('canned-replies', false),
  ...dialect('services', { name_ar: 'خدمة', basic_price: 900, delivery_days_basic: 5 }),
  ...dialect('sectors', { name_ar: 'قطاع' }),
  'GET /api/admin/sectors/:id/services': rule(adminOnly(200)),
  'POST /api/admin/sectors/:id/services': rule(adminOnly(201), {
    body: { name_ar: 'خدمة', basic_price: 900, delivery_days_basic: 5 },
  }),
  'GET /api/admin/sectors/:id/studies': rule(adminOnly(200)),
  'POST /api/admin/sectors/:id/studies': rule(adminOnly(201), { body: { title_ar: 'دراسة', year: 2026 } }),
  ...dialect('articles', { title_ar: 'مقال' }),
  ...dialect('studies', { title_ar: 'دراسة', sector_id: 1, year: 2026 }),
  ...dialect('users', { name: 'سعاد', email: 'suad@example.com', role: 'client' }),
  ...dialect('sliders', { title_ar: 'شريحة' }),
  'POST /api/admin/requests/:reference/quote/send': rule(adminOnly(200), { subject: 'drafted', body: {} }),
  // The study of an earlier release has no agreement.
  'POST /api/admin/requests/:reference/agreement/changes': rule(adminOnly(409), {
    subject: 'prepared',
    body: { ...quote, reason: 'زيارة ميدانية ثانية' },
  }),
  'POST /api/admin/requests/:reference/payments/:id/received': rule(adminOnly(404), {
    subject: 'prepared',
    id: '999999',
    body: { amount: 1, received_at: '2026-03-01T09:00:00.000Z' },
  }),
  'DELETE /api/admin/requests/:reference/payments/:id/received': rule(adminOnly(404), {
    subject: 'prepared',
    id: '999999',
  }),
  'POST /api/admin/requests/:reference/assign': rule(adminOnly(200), {
    subject: 'reviewed',
    body: { assignee_id: null },
  }),
  'POST /api/admin/requests/:reference/priority': rule(adminOnly(200), {
    subject: 'reviewed',
    body: { priority: 'urgent' },
  }),
  'GET /api/admin/request-tags': rule(adminOnly(200)),
  'GET /api/admin/clients': rule(adminOnly(200)),
  'GET /api/admin/clients/counts': rule(adminOnly(200)),
  'GET /api/admin/clients/:id': rule(adminOnly(404), { id: '999999' }),
  'GET /api/admin/clients/:id/account': rule(adminOnly(404), { id: '999999' }),
  'GET /api/admin/clients/:id/export': rule(adminOnly(404), { id: '999999' }),
  'POST /api/admin/clients/:id/anonymise': rule(adminOnly(404), { id: '999999', body: { name: 'سالم' } }),
  'POST /api/admin/clients/:id/merge': rule(adminOnly(404), { id: '999999', body: { other_id: 1 } }),
  'POST /api/admin/clients/:id/merges/:merge/undo': rule(adminOnly(404), { id: '999999', body: {} }),
  'POST /api/admin/clients/:id/notes': rule(adminOnly(404), { id: '999999', body: { body: 'ملاحظة' } }),
  'GET /api/admin/requests/:reference/triage': rule(adminOnly(200), { subject: 'reviewed' }),
  'PUT /api/admin/requests/:reference/tags': rule(adminOnly(200), { subject: 'reviewed', body: { tags: ['متابعة'] } }),
  'PUT /api/admin/requests/:reference/snooze': rule(adminOnly(200), { subject: 'reviewed', body: { until: FUTURE } }),
  'POST /api/admin/requests/:reference/spam': rule(adminOnly(200), { subject: 'reviewed', body: { is_spam: true } }),
  'POST /api/admin/requests/:reference/archive': rule(adminOnly(200), {
    subject: 'reviewed',
    body: { is_archived: true },
  }),
  'GET /api/admin/summary': rule(adminOnly(200)),
  'GET /api/admin/requests': rule(adminOnly(200)),
  'GET /api/admin/contacts': rule(adminOnly(200)),
  'GET /api/admin/contacts/:id': rule(adminOnly(404), { id: '999999' }),
  'GET /api/admin/consultations': rule(adminOnly(200)),
  'GET /api/admin/consultations/:id': rule(adminOnly(404), { id: '999999' }),
  'GET /api/admin/feasibility-requests': rule(adminOnly(200)),
  'GET /api/admin/feasibility-requests/:id': rule(adminOnly(404), { id: '999999' }),
  ...bulkAndTables,
  'POST /api/admin/users/:id/reset-password': rule(adminOnly(404), { id: '999999', body: {} }),
  'POST /api/admin/users/:id/decision': rule(adminOnly(404), { id: '999999', body: { decision: 'approve' } }),
  'GET /api/admin/users/:id/consultant-profile': rule(adminOnly(404), { id: '999999' }),
  'GET /api/admin/users/:id/consultant-profile/file': rule(adminOnly(404), { id: '999999' }),
  'GET /api/admin/users/:id/booking-hours': rule(adminOnly(404), { id: '999999' }),
  'PUT /api/admin/users/:id/booking-hours': rule(adminOnly(404), {
    id: '999999',
    body: { hours: [], slot_minutes: 45, buffer_minutes: 15, days_off: [], link: '' },
  }),
  'POST /api/admin/users/:id/sign-out': rule(adminOnly(404), { id: '999999', body: {} }),
  ...dialect('canned-replies', { title: 'شكر', body: 'أهلاً {{name}}' }),
  'GET /api/admin/views': rule(adminOnly(200)),
  'POST /api/admin/views': rule(adminOnly(201), { body: { list: 'requests', name: 'طلباتي', query: 'view=mine' } }),
  'PATCH /api/admin/views/:id': rule(adminOnly(404), { id: '999999', body: { name: 'طلباتي' } }),
  'DELETE /api/admin/views/:id': rule(adminOnly(404), { id: '999999' }),
  'POST /api/admin/requests': rule(adminOnly(201), {
    body: { kind: 'contact', channel: 'phone', name: 'سعاد', phone: '0551234567', subject: 'سؤال', message: 'نص' },
  }),
  'GET /api/admin/audit/export.csv': rule(adminOnly(200)),
  'GET /api/admin/audit/export.xlsx': rule(adminOnly(200)),
  'GET /api/admin/audit/export-columns': rule(adminOnly(200)),
  'GET /api/admin/requests/export.csv': rule(adminOnly(200)),
  'GET /api/admin/requests/export.xlsx': rule(adminOnly(200)),
  'GET /api/admin/requests/export-columns': rule(adminOnly(200)),
  'GET /api/admin/audit': rule(adminOnly(200)),
  'GET /api/admin/emails': rule(adminOnly(200)),
  'GET /api/admin/settings': rule(adminOnly(200)),
  // A save without the `updated_at` that was read is invalid.
  'PUT /api/admin/settings/stats': rule(adminOnly(422), { body: {} }),
  'PUT /api/admin/settings/homepage': rule(adminOnly(422), { body: {} }),
  'PUT /api/admin/settings/about': rule(adminOnly(422), { body: {} }),
  'PUT /api/admin/settings/contact': rule(adminOnly(422), { body: {} }),
  'PUT /api/admin/settings/legal': rule(adminOnly(422), { body: {} }),
  'PUT /api/admin/settings/analytics': rule(adminOnly(422), { body: {} }),
  'PUT /api/admin/settings/seo': rule(adminOnly(422), { body: {} }),
  'PUT /api/admin/settings/service_levels': rule(adminOnly(422), { body: {} }),
  'PUT /api/admin/settings/rates': rule(adminOnly(422), { body: {} }),
  'GET /api/admin/stats': rule(adminOnly(200)),
  // A search without words is invalid.
  'GET /api/admin/search': rule(adminOnly(422)),
  'POST /api/admin/uploads': rule(adminOnly(415), { body: noFile }),
};

/**
 * The expected status of every route for every kind of caller. It is written by hand and checked in review, never derived from
 * the code under test. The number in a rule is the status for callers with access. Their request is a real one: its body is
 * valid unless the status is an error.
 */
export const accessMatrix: Record<string, Rule> = {
  ...open,
  ...account,
  'GET /api/consultant/summary': rule(consultants(200)),
  'GET /api/consultant/messages': rule(consultants(200)),
  'GET /api/consultant/requests': rule(consultants(200)),
  'GET /api/consultant/booking-hours': rule(consultants(200)),
  'PUT /api/consultant/booking-hours': rule(consultants(200), {
    body: {
      hours: [{ day: 0, from: '09:00', to: '12:00' }],
      slot_minutes: 45,
      buffer_minutes: 15,
      days_off: [],
      link: '',
    },
  }),
  'POST /api/consultant/booking-hours/feed': rule(consultants(200), { body: {} }),
  'GET /api/consultant/availability': rule(consultants(200)),
  'PUT /api/consultant/availability': rule(consultants(200), { body: { is_available: true } }),
  'POST /api/consultant/requests/:reference/assignment/accept': rule(assigned(200), { subject: 'reviewed', body: {} }),
  'POST /api/consultant/requests/:reference/assignment/decline': rule(assigned(200), {
    subject: 'reviewed',
    body: note,
  }),
  ...staffRoutes('/api/consultant/requests', assigned),
  ...staffRoutes('/api/admin/requests', adminOnly),
  ...administration,
};
