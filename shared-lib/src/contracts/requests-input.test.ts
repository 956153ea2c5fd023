import { expect, test } from 'vitest';
import { budgetRanges, consultationInput, consultationTimelines, projectTypes } from './consultation.ts';
import { feasibilityInput, feasibilityTimelines } from './feasibility.ts';

const person = { name: ' سارة ', email: 'sara@example.com', phone: '٠١٠ ٢٣٤' };
const consultation = { ...person, project_type: 'تجاري', description: 'متجر للأثاث' };
const feasibility = { ...person, project_idea: 'مصنع تمور' };

/** Field → what is wrong with it. */
const wrongs = (contract: typeof consultationInput | typeof feasibilityInput, input: object) =>
  Object.fromEntries(
    contract.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

test('a consultation needs exactly what the specification requires, and the rest is empty', () => {
  expect(wrongs(consultationInput, {})).toEqual({
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

test('a study needs exactly what the specification requires, and takes any text for the capital', () => {
  expect(wrongs(feasibilityInput, {})).toEqual({
    name: 'name-required',
    email: 'email-required',
    phone: 'phone-required',
    project_idea: 'project-idea-required',
  });
  expect(
    feasibilityInput.parse({ ...feasibility, capital_amount: 'حوالي ٣٠٠ ألف', timeline: 'two_weeks' }),
  ).toMatchObject({ capital_amount: 'حوالي 300 ألف', timeline: 'two_weeks' });
});

test('choices are those of the specification, or left open', () => {
  for (const project_type of projectTypes)
    expect(wrongs(consultationInput, { ...consultation, project_type })).toEqual({});
  for (const budget_range of ['', ...budgetRanges])
    expect(wrongs(consultationInput, { ...consultation, budget_range })).toEqual({});
  for (const timeline of ['', ...consultationTimelines])
    expect(wrongs(consultationInput, { ...consultation, timeline })).toEqual({});
  for (const timeline of ['', ...feasibilityTimelines])
    expect(wrongs(feasibilityInput, { ...feasibility, timeline })).toEqual({});
  expect(
    wrongs(consultationInput, {
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
  expect(wrongs(feasibilityInput, { ...feasibility, timeline: 'urgent' })).toEqual({ timeline: 'choice-invalid' });
});
