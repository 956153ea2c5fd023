// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultationInput, type ConsultationInput } from 'shared-lib/contracts';
import { Form, SubmitButton, TextField, useContractForm } from 'shared-lib/form';
import 'testing/dom-patience';
import { afterEach, expect, it } from 'vitest';

const Sender = ({ onSubmit }: { onSubmit: (values: ConsultationInput) => unknown }) => {
  const form = useContractForm(consultationInput, {
    defaults: { project_type: 'تجاري', description: 'متجر', email: 'a@b.co' },
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="الاسم" required />
      <TextField name="phone" label="الهاتف" type="tel" required />
      <SubmitButton>إرسال</SubmitButton>
    </Form>
  );
};

afterEach(cleanup);

it('converts the digits of a phone number when the field is left, not while they are typed', async () => {
  const user = userEvent.setup();
  const sent: ConsultationInput[] = [];
  render(<Sender onSubmit={(values) => sent.push(values)} />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  await user.type(field('الاسم'), 'سارة ٢');
  await user.type(field('الهاتف'), '٠٥٠١٢٣٤٥٦٧');
  expect(field('الهاتف').value).toBe('٠٥٠١٢٣٤٥٦٧');
  await user.tab();
  expect(field('الهاتف').value).toBe('0501234567');
  expect(field('الاسم').value).toBe('سارة ٢');
  await user.click(screen.getByRole('button', { name: 'إرسال' }));
  expect(sent).toMatchObject([{ name: 'سارة 2', phone: '0501234567' }]);
});
