import { user, userInput } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createRequestApi } from '../../../testing/request-api.ts';

const form = {
  name: 'سالم',
  email: 'salem@example.com',
  description: 'خط تعبئة',
  project_type: 'صناعي',
  project_idea: 'مصنع',
};

test.each([
  ['0501234567', '', '+966501234567'],
  ['٠٥٠١٢٣٤٥٦٧', 'القصيم', '+966501234567'],
  ['01001234567', 'مصر', '+201001234567'],
  ['0501234567 أو 0551234567', '', '+966501234567 +966551234567'],
  ['بعد صلاة العصر', '', ''],
])('stores %j of a form from «%s» as typed and as %j', async (phone, location, expected) => {
  const api = await createRequestApi();
  const response = await api.post('/api/public/feasibility-request', { ...form, phone, location });
  expect(response.statusCode).toBe(200);
  const shown = await api.readAsAdmin(response.json().data.reference);
  expect(shown.phone_e164).toBe(expected);
  expect(shown.phone).toBe(phone.startsWith('٠') ? '0501234567' : phone);
});

test('reads the phone of an account by its country, also after a change of the country', async () => {
  const api = await createRequestApi();
  const save = async (changes: object): Promise<unknown> =>
    (await api.requestAs('client', 'PATCH', '/api/account/profile', { name: 'منى', ...changes })).json().data;
  expect(await save({ phone: '01001234567', country: 'السعودية' })).toMatchObject({ phone_e164: '' });
  expect(await save({ phone: '01001234567', country: 'مصر' })).toMatchObject({ phone_e164: '+201001234567' });
  const { reference } = await api.submitForm('consultation', 'client');
  expect((await api.readAsAdmin(reference)).account).toMatchObject({
    phone: '01001234567',
    phone_e164: '+201001234567',
  });
  const input = userInput.parse({ name: 'هدى', email: 'huda@example.com', phone: '050 123 4567' });
  const created = user.parse((await api.requestAs('admin', 'POST', '/api/admin/users', input)).json());
  expect(created).toMatchObject({ phone: '050 123 4567', phone_e164: '+966501234567' });
  const changed = await api.requestAs('admin', 'PATCH', `/api/admin/users/${created.id}`, {
    phone: '+20 100 123 4567',
  });
  expect(changed.json()).toMatchObject({ phone_e164: '+201001234567' });
});
