import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientRequest, paged } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const client = { email: 'client@miqyas.example', password: 'Palm-Harvest-18' };

const open = async (at = '/dashboard/new') => {
  const signedIn = await signInAs(client);
  renderRemote({ modules: [routes], at });
  await screen.findByRole('heading', { level: 1, name: 'طلب جديد' });
  return signedIn.user;
};
const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

afterEach(() => api.clearFaults());

describe('a new request in the desk', () => {
  it('starts with the profile, belongs to the account and opens its page', async () => {
    const { name, email, phone } = await open();
    expect([input(/^الاسم/).value, input(/^البريد/).value, input(/^رقم الهاتف/).value]).toEqual([name, email, phone]);
    const idea = `مصنع لتعبئة التمور ${crypto.randomUUID().slice(0, 6)}`;
    await user.type(input(/^فكرة المشروع/), idea);
    await user.click(screen.getByRole('button', { name: 'إرسال طلب دراسة الجدوى' }));
    await waitFor(() => expect(currentUrl()).toMatch(/^\/dashboard\/requests\/FS-/));
    const { data } = await http.get('/account/requests?sort=created&per_page=1', paged(clientRequest));
    expect(data[0]).toMatchObject({ project_idea: idea });
  });

  it('keeps the text after a failure and in a draft', async () => {
    await open('/dashboard/new?kind=contact');
    await user.type(input(/^موضوع الرسالة/), 'سؤال عن الفاتورة');
    await user.type(input(/^الرسالة/), 'متى تصل؟');
    api.injectFault(/public\/contact/, faults.htmlError);
    await user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(input(/^موضوع الرسالة/).value).toBe('سؤال عن الفاتورة');
    renderRemote({ modules: [routes], at: '/dashboard/new?kind=contact' });
    await waitFor(() =>
      expect(screen.getAllByLabelText<HTMLInputElement>(/^موضوع الرسالة/).at(-1)?.value).toBe('سؤال عن الفاتورة'),
    );
  });

  it('shows what is missing', async () => {
    await open('/dashboard/new?kind=consultation');
    await user.click(screen.getByRole('button', { name: 'إرسال طلب الاستشارة' }));
    expect((await screen.findAllByText('نوع المشروع مطلوب')).length).toBeGreaterThan(0);
  });
});
