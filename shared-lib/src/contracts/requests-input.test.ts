import { expect, test } from 'vitest';
import { consultationInput, feasibilityInput } from './request-forms.ts';
import { accountEmailText } from './text.ts';
import { budgetRanges, consultationTimelines, feasibilityTimelines, projectTypes } from './request-choices.ts';

const person = { name: ' سارة ', email: 'sara@example.com', phone: '٠١٠ ٢٣٤' };
const consultation = { ...person, project_type: 'تجاري', description: 'متجر للأثاث' };
const feasibility = { ...person, project_idea: 'مصنع تمور' };

/** Field → error code. */
const errorsOf = (contract: typeof consultationInput | typeof feasibilityInput, input: object) =>
  Object.fromEntries(
    contract.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

test('consultationInput requires the fields of the specification and defaults the others to empty', () => {
  expect(errorsOf(consultationInput, {})).toEqual({
    name: 'name-required',
    email: 'email-required',
    phone: 'phone-required',
    project_type: 'project-type-required',
    description: 'description-required',
  });
  expect(consultationInput.parse(consultation)).toEqual({
    name: 'سارة',
    email: 'sara@example.com',
    phone: '010 234',
    company: '',
    project_type: 'تجاري',
    budget_range: '',
    timeline: '',
    description: 'متجر للأثاث',
    preferred_times: [],
    other_details: '',
  });
});

test('feasibilityInput requires the fields of the specification and accepts any text as capital', () => {
  expect(errorsOf(feasibilityInput, {})).toEqual({
    name: 'name-required',
    email: 'email-required',
    phone: 'phone-required',
    project_idea: 'project-idea-required',
  });
  expect(
    feasibilityInput.parse({ ...feasibility, capital_amount: 'حوالي ٣٠٠ ألف', timeline: 'two_weeks' }),
  ).toMatchObject({ capital_amount: 'حوالي 300 ألف', timeline: 'two_weeks' });
});

test('accepts only the choices of the specification or an empty choice', () => {
  for (const project_type of projectTypes)
    expect(errorsOf(consultationInput, { ...consultation, project_type })).toEqual({});
  for (const budget_range of ['', ...budgetRanges])
    expect(errorsOf(consultationInput, { ...consultation, budget_range })).toEqual({});
  for (const timeline of ['', ...consultationTimelines])
    expect(errorsOf(consultationInput, { ...consultation, timeline })).toEqual({});
  for (const timeline of ['', ...feasibilityTimelines])
    expect(errorsOf(feasibilityInput, { ...feasibility, timeline })).toEqual({});
  expect(
    errorsOf(consultationInput, {
      ...consultation,
      project_type: 'commercial',
      budget_range: '5',
      timeline: 'two_weeks',
    }),
  ).toEqual({
    project_type: 'choice-invalid',
    budget_range: 'choice-invalid',
    timeline: 'choice-invalid',
  });
  expect(errorsOf(feasibilityInput, { ...feasibility, timeline: 'urgent' })).toEqual({ timeline: 'choice-invalid' });
});

test('accepts up to three preferred times as a day with a part of it or a time, and leaves out empty rows', () => {
  const times = [
    { date: '2026-03-08', time: 'morning' },
    { date: '2026-03-09', time: '١٤:٣٠' },
    { date: '', time: 'midday' },
  ];
  expect(consultationInput.parse({ ...consultation, preferred_times: times }).preferred_times).toEqual([
    { date: '2026-03-08', time: 'morning' },
    { date: '2026-03-09', time: '14:30' },
  ]);
  const wrong = [{ date: '8/3/2026', time: 'night' }, { date: '2026-02-30', time: '24:00' }, { date: '2026-03-08' }];
  expect(errorsOf(consultationInput, { ...consultation, preferred_times: wrong })).toEqual({
    'preferred_times.0.date': 'date-invalid',
    'preferred_times.0.time': 'choice-invalid',
    'preferred_times.1.date': 'date-invalid',
    'preferred_times.1.time': 'choice-invalid',
  });
  const four = Array.from({ length: 4 }, () => ({ date: '2026-03-08' }));
  expect(errorsOf(consultationInput, { ...consultation, preferred_times: four })).toEqual({
    preferred_times: 'list-long',
  });
});

test.each(['a@b', 'sara+site@mail.example.com', "o'neil@example.co"])(
  'visitors may give the e-mail address %s',
  (email) => {
    expect(errorsOf(consultationInput, { ...consultation, email })).toEqual({});
  },
);

test.each([
  'x<evil@x.co>',
  'a,b@c.co',
  'a b@c.co',
  '"a"@c.co',
  'a@b@c.co',
  'a@-b.co',
  'a@b..co',
  'a@b.co.',
  '\u212Aa@b.co',
])('rejects the e-mail address %s, which may name another mailbox', (email) => {
  expect(errorsOf(consultationInput, { ...consultation, email })).toEqual({ email: 'email-invalid' });
  expect(accountEmailText().safeParse(email).success).toBe(false);
});

test('the e-mail address of an account needs a dot in its domain', () => {
  expect(accountEmailText().safeParse('a@b').success).toBe(false);
  expect(accountEmailText().safeParse('a@b.co').success).toBe(true);
});

test('accepts long names and phone numbers, up to a limit', () => {
  const long = { name: 'س'.repeat(255), phone: '0'.repeat(100), company: 'ش'.repeat(255) };
  expect(errorsOf(feasibilityInput, { ...feasibility, ...long })).toEqual({});
  for (const [field, text] of Object.entries(long))
    expect(errorsOf(feasibilityInput, { ...feasibility, [field]: `${text}0` })).toEqual({ [field]: 'text-long' });
});
