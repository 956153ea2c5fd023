import { adminOnly, rule, type Rule } from './access-rules.ts';

/** A bulk request succeeds as a whole even when one of its rows does not exist. */
export const bulkAndTables: Record<string, Rule> = {
  'GET /api/admin/studies/:id/document': rule(adminOnly(404), { id: '999999' }),
  'GET /api/admin/studies/:id/pages': rule(adminOnly(404), { id: '999999' }),
  'GET /api/admin/studies/:id/pages/:page': rule(adminOnly(404), { id: '999999' }),
  'POST /api/admin/articles/links': rule(adminOnly(200), { body: {} }),
  'POST /api/admin/services/bulk': rule(adminOnly(200), { body: { action: 'activate', ids: [999_999] } }),
  'POST /api/admin/services/bulk/undo': rule(adminOnly(200), {
    body: { rows: [{ id: 999_999, before: {}, after: {} }] },
  }),
  'POST /api/admin/sectors/bulk': rule(adminOnly(200), { body: { action: 'activate', ids: [999_999] } }),
  'POST /api/admin/sectors/bulk/undo': rule(adminOnly(200), {
    body: { rows: [{ id: 999_999, before: {}, after: {} }] },
  }),
  'POST /api/admin/sliders/bulk': rule(adminOnly(200), { body: { action: 'activate', ids: [999_999] } }),
  'POST /api/admin/sliders/bulk/undo': rule(adminOnly(200), {
    body: { rows: [{ id: 999_999, before: {}, after: {} }] },
  }),
  'POST /api/admin/articles/bulk': rule(adminOnly(200), { body: { action: 'publish', ids: [999_999] } }),
  'POST /api/admin/articles/bulk/undo': rule(adminOnly(200), {
    body: { rows: [{ id: 999_999, before: {}, after: {} }] },
  }),
  'POST /api/admin/studies/bulk': rule(adminOnly(200), { body: { action: 'publish', ids: [999_999] } }),
  'POST /api/admin/studies/bulk/undo': rule(adminOnly(200), {
    body: { rows: [{ id: 999_999, before: {}, after: {} }] },
  }),
  'POST /api/admin/canned-replies/bulk': rule(adminOnly(200), { body: { action: 'delete', ids: [999_999] } }),
  'POST /api/admin/canned-replies/bulk/undo': rule(adminOnly(200), { body: { rows: [{ id: 999_999 }] } }),
  'POST /api/admin/users/bulk': rule(adminOnly(200), { body: { action: 'activate', ids: [999_999] } }),
  'POST /api/admin/users/bulk/undo': rule(adminOnly(200), { body: { rows: [{ id: 999_999, before: {}, after: {} }] } }),
  'POST /api/admin/requests/bulk': rule(adminOnly(200), { body: { action: 'spam', is_spam: true, ids: [999_999] } }),
  'POST /api/admin/requests/bulk/undo': rule(adminOnly(200), {
    body: { rows: [{ id: 999_999, before: {}, after: {} }] },
  }),
  'POST /api/admin/contacts/bulk': rule(adminOnly(200), { body: { action: 'spam', is_spam: true, ids: [999_999] } }),
  'POST /api/admin/consultations/bulk': rule(adminOnly(200), {
    body: { action: 'spam', is_spam: true, ids: [999_999] },
  }),
  'POST /api/admin/feasibility-requests/bulk': rule(adminOnly(200), {
    body: { action: 'spam', is_spam: true, ids: [999_999] },
  }),
  'GET /api/admin/requests/counts': rule(adminOnly(200)),
  'GET /api/admin/contacts/counts': rule(adminOnly(200)),
  'GET /api/admin/consultations/counts': rule(adminOnly(200)),
  'GET /api/admin/feasibility-requests/counts': rule(adminOnly(200)),
  'GET /api/admin/services/export.csv': rule(adminOnly(200)),
  'GET /api/admin/sectors/export.csv': rule(adminOnly(200)),
  'GET /api/admin/sliders/export.csv': rule(adminOnly(200)),
  'GET /api/admin/articles/export.csv': rule(adminOnly(200)),
  'GET /api/admin/studies/export.csv': rule(adminOnly(200)),
  'GET /api/admin/users/export.csv': rule(adminOnly(200)),
  'GET /api/admin/contacts/export.csv': rule(adminOnly(200)),
  'GET /api/admin/consultations/export.csv': rule(adminOnly(200)),
  'GET /api/admin/feasibility-requests/export.csv': rule(adminOnly(200)),
  'GET /api/admin/services/import': rule(adminOnly(200)),
  'GET /api/admin/sectors/import': rule(adminOnly(200)),
  'GET /api/admin/studies/import': rule(adminOnly(200)),
  // The import expects CSV, not JSON.
  'POST /api/admin/services/import': rule(adminOnly(415), { body: {} }),
  'POST /api/admin/sectors/import': rule(adminOnly(415), { body: {} }),
  'POST /api/admin/studies/import': rule(adminOnly(415), { body: {} }),
  'POST /api/admin/services/reorder': rule(adminOnly(409), { body: { ids: [999_999] } }),
  'POST /api/admin/sectors/reorder': rule(adminOnly(409), { body: { ids: [999_999] } }),
  'POST /api/admin/articles/reorder': rule(adminOnly(409), { body: { ids: [999_999] } }),
  'POST /api/admin/studies/reorder': rule(adminOnly(409), { body: { ids: [999_999] } }),
  'POST /api/admin/sliders/reorder': rule(adminOnly(409), { body: { ids: [999_999] } }),
};
