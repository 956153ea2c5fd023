// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serviceInput } from 'shared-lib/contracts';
import {
  Form,
  FormExtrasContext,
  LinesField,
  TextAreaField,
  TextField,
  textBounds,
  useContractForm,
} from 'shared-lib/form';
import 'testing/dom-patience';
import { afterEach, expect, it } from 'vitest';

const ServiceForm = () => {
  const form = useContractForm(serviceInput, {
    defaults: { name_ar: '', short_description_ar: 'أول ', deliverables: [] },
  });
  return (
    <FormExtrasContext value={textBounds}>
      <Form form={form} onSubmit={() => undefined}>
        <TextField name="name_ar" label="الاسم" />
        <TextAreaField name="short_description_ar" label="الوصف" />
        <LinesField name="deliverables" label="المخرجات" />
      </Form>
    </FormExtrasContext>
  );
};
const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const LONG_TEXT = 'ب'.repeat(2_600_000);

afterEach(cleanup);

it('takes the beginning of a long paste, says so, and counts the characters', async () => {
  const user = userEvent.setup();
  render(<ServiceForm />);
  await user.click(box('الوصف'));
  await user.paste(LONG_TEXT);
  expect(box('الوصف').value).toBe(`أول ${'ب'.repeat(396)}`);
  expect(screen.getByText(/^400 من 400 حرف/).textContent).toContain('أطول من حد هذا الحقل (400 حرف)، فلُصق أوله');
  await user.clear(box('الوصف'));
  await user.paste('قصير');
  expect(screen.getByText(/^4 من 400 حرف/).textContent).not.toContain('فلُصق أوله');
});

it('limits a text of one line, whose counter appears when little space is left, and a list of lines', async () => {
  const user = userEvent.setup();
  render(<ServiceForm />);
  await user.click(box('الاسم'));
  await user.paste('اسم');
  expect(screen.queryByText(/من 160 حرف/)).toBeNull();
  await user.paste(LONG_TEXT);
  expect(box('الاسم').value).toHaveLength(160);
  expect(screen.getByText(/^160 من 160 حرف/)).toBeTruthy();
  await user.click(box('المخرجات'));
  await user.paste(LONG_TEXT);
  expect(box('المخرجات').value).toHaveLength(20_040);
});
