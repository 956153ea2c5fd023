// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, NumberField, SubmitButton, useContractForm } from 'shared-lib/form';
import 'testing/dom-patience';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const contract = z.object({
  rate: z.number('percent-invalid').check(z.gte(0, 'percent-invalid'), z.lte(100, 'percent-invalid')),
  price: z.int('amount-invalid'),
  minutes: z.nullable(z.int('value-invalid')),
});
type Values = z.infer<typeof contract>;

const Prices = ({ onSubmit, defaults }: { onSubmit: (values: Values) => unknown; defaults: Values }) => {
  const form = useContractForm(contract, { defaults });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <NumberField name="rate" kind="percent" label="نسبة الخصم" hint="من 0 إلى 100" required />
      <NumberField name="price" kind="money" currency="USD" label="السعر" required />
      <NumberField name="minutes" kind="count" label="المدة" optional />
      <SubmitButton pendingText="جاري الحفظ...">حفظ</SubmitButton>
    </Form>
  );
};

const user = userEvent.setup();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, '');
const description = (label: string) =>
  plain(document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent);
const fill = async (label: string, text: string) => {
  await user.clear(field(label));
  await user.type(field(label), text);
  await user.tab();
};
const open = (defaults: Values = { rate: 7.25, price: 2500, minutes: 45 }) => {
  const sent: Values[] = [];
  render(<Prices defaults={defaults} onSubmit={(values) => sent.push(values)} />);
  const save = () => user.click(screen.getByRole('button', { name: 'حفظ' }));
  return { sent, save };
};

afterEach(cleanup);

describe('a number field', () => {
  it('shows a stored number as it was typed', () => {
    open();
    expect(field('نسبة الخصم').value).toBe('7.25');
  });

  it('converts digits when it is left, not while somebody types', async () => {
    open();
    await user.clear(field('السعر'));
    await user.type(field('السعر'), '٢٬٥٠٠');
    expect(field('السعر').value).toBe('٢٬٥٠٠');
    await user.tab();
    expect(field('السعر').value).toBe('2,500');
  });

  it('shows money with separators of thousands, which an edit takes out', async () => {
    const { sent, save } = open({ rate: 7.25, price: 1_250_000, minutes: 2026 });
    expect(field('السعر').value).toBe('1,250,000');
    expect(field('المدة').value).toBe('2026');
    await user.click(field('السعر'));
    await user.keyboard('{End}{Backspace}');
    expect(field('السعر').value).toBe('125000');
    await user.tab();
    expect(field('السعر').value).toBe('125,000');
    await save();
    await waitFor(() => expect(sent).toMatchObject([{ price: 125_000 }]));
  });

  it.each([
    ['1,250,000', 1_250_000],
    ['12,345', 12_345],
    ['1,250,00{Backspace}{Backspace}500', 1_250_500],
    ['1,250{Backspace}', 125],
  ])('reads %s, typed with its separators', async (typed, amount) => {
    const { sent, save } = open();
    await fill('السعر', typed);
    await save();
    await waitFor(() => expect(sent).toMatchObject([{ price: amount }]));
  });

  it.each([
    ['نسبة الخصم', '2,5', '2.5', 'فهمناها 2.5'],
    ['نسبة الخصم', '1,250', '1.25', 'فهمناها 1.25. إن قصدت غيرها فاكتبها 1250.'],
    ['السعر', '1.250', '1,250', 'فهمناها 1,250. إن قصدت غيرها فاكتبها 1.25.'],
    ['السعر', '1.5 مليون', '1,500,000', 'فهمناها 1,500,000'],
  ])('shows what it understood of %s %s', async (label, typed, shown, note) => {
    open();
    await fill(label, typed);
    expect(field(label).value).toBe(shown);
    expect(description(label)).toBe(note);
  });

  it('removes the note when somebody types a plain number', async () => {
    open();
    await fill('نسبة الخصم', '2,5');
    await fill('نسبة الخصم', '3');
    expect(description('نسبة الخصم')).toBe('من 0 إلى 100');
  });

  it.each([
    ['السعر', 'abc', '«abc» ليس رقماً'],
    ['السعر', '5000 ريال', 'عملة «5000 ريال» ليست عملة هذه الخانة'],
    ['نسبة الخصم', '1e1', '«1e1» مكتوب بصيغة أسية: اكتب الرقم بخاناته كلها'],
    ['المدة', '5-10', 'في «5-10» أكثر من رقم'],
  ])('keeps a text that is no number and explains it: %s %s', async (label, typed, problem) => {
    const { sent, save } = open();
    await fill(label, typed);
    expect(field(label).value).toBe(typed);
    expect(description(label)).toBe(problem);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    await save();
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(description(label)).toBe(problem);
    expect(sent).toEqual([]);
  });

  it('sends null for an empty field, and requires the others', async () => {
    const { sent, save } = open();
    await user.clear(field('المدة'));
    await user.clear(field('السعر'));
    await save();
    expect(await screen.findByText('المبلغ غير صحيح')).toBeTruthy();
    await fill('السعر', '90');
    await save();
    await waitFor(() => expect(sent).toEqual([{ rate: 7.25, price: 90, minutes: null }]));
  });
});
