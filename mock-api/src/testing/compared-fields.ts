import type { QueriedField } from './list-queries.ts';

const text = (...names: string[]): QueriedField[] => names.map((name) => ({ name, type: 'text' }));
const number = (...names: string[]): QueriedField[] => names.map((name) => ({ name, type: 'number' }));
const flags: QueriedField[] = [{ name: 'is_active', type: 'flag' }];
const stamps = text('created_at', 'updated_at');
const maybe = (type: 'text' | 'number', ...names: string[]): QueriedField[] =>
  names.map((name) => ({ name, type, isNullable: true }));

/** @param others fields of other kinds, which are empty */
const requestFields = (own: QueriedField[], others: string[]): QueriedField[] => [
  ...own,
  ...maybe('text', ...others),
  ...text('reference', 'kind', 'status', 'status_since', 'priority', 'name', 'email', 'phone', 'company'),
  ...text('source_path', 'channel', 'question'),
  ...number('id', 'unread_messages'),
  { name: 'is_spam', type: 'flag' },
  ...maybe(
    'text',
    'archived_at',
    'first_reply_due_at',
    'first_replied_at',
    'due_at',
    'appointment_at',
    'answer_due_at',
  ),
  ...maybe('text', 'assignment_accepted_at', 'assignee_name', 'converted_to'),
  ...maybe('number', 'user_id', 'assignee_id'),
  ...stamps,
];

/** The fields of each resource that the comparison with json-server filters and sorts by. */
export const comparedFields: Readonly<Record<string, QueriedField[]>> = {
  services: [
    ...text('slug', 'name_ar', 'name_en', 'icon', 'description_en'),
    ...number('id', 'basic_price', 'delivery_days_basic', 'sort_order'),
    ...flags,
    ...maybe('text', 'image'),
    ...stamps,
  ],
  sectors: [
    ...text('slug', 'name_ar', 'name_en', 'color', 'market_size'),
    ...number('id', 'projects_count', 'success_rate', 'average_roi', 'typical_capital.from', 'typical_capital.to'),
    ...flags,
    ...stamps,
  ],
  sliders: [
    ...text('title_ar', 'title_en', 'button_text_ar', 'button_link'),
    ...number('id', 'sort_order'),
    ...flags,
    ...maybe('text', 'image', 'mobile_image'),
  ],
  articles: [
    ...text('slug', 'title_ar', 'category', 'author_name', 'status', 'seo_title'),
    ...number('id', 'reading_minutes'),
    ...maybe('text', 'cover', 'published_at'),
    ...stamps,
  ],
  studies: [
    ...text('slug', 'title_ar', 'country', 'city', 'kind', 'status', 'assumptions_date'),
    ...number('id', 'sector_id', 'year', 'pages', 'capital_total', 'npv', 'discount_rate', 'jobs', 'downloads'),
    ...maybe('number', 'irr', 'payback_years'),
    ...maybe('text', 'published_at'),
  ],
  contacts: requestFields(text('subject', 'message'), ['project_type', 'timeline', 'location']),
  consultations: requestFields(text('project_type', 'budget_range', 'timeline', 'description'), [
    'subject',
    'location',
  ]),
  'feasibility-requests': requestFields(
    text('project_idea', 'capital_amount', 'location', 'target_market', 'timeline'),
    ['message', 'budget_range'],
  ),
  requests: [
    ...text('reference', 'kind', 'status', 'status_since', 'priority', 'name', 'email', 'phone', 'company', 'channel'),
    ...number('id', 'unread_messages'),
    { name: 'is_spam', type: 'flag' },
    ...maybe('text', 'archived_at', 'due_at', 'first_replied_at', 'assignee_name', 'subject', 'location'),
    ...maybe('number', 'user_id', 'assignee_id'),
    ...stamps,
  ],
  'canned-replies': [...text('title', 'body'), ...number('id'), ...maybe('text', 'kind'), ...stamps],
  users: [
    ...text('name', 'email', 'phone', 'company', 'country', 'role', 'status'),
    ...number('id'),
    ...maybe('text', 'last_login_at'),
    ...stamps,
  ],
};
