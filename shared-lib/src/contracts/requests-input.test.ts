import { expect, test } from 'vitest';
import { budgetRanges, consultationInput, consultationTimelines, projectTypes } from './consultation.ts';
import { feasibilityInput, feasibilityTimelines } from './feasibility.ts';

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
    website: '',
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
