import type { ConsultationInput, ContactInput, FeasibilityInput, RequestKind } from 'shared-lib/contracts';
import { budgetLabels, consultationTimelineLabels, feasibilityTimelineLabels } from 'shared-lib/copy';
import type { LetterPart } from '../../mail/letter.ts';
import { mailCopy } from '../../copy/mail.ts';
import type { ServiceLevel } from './service-levels.ts';

/** What the three public forms share. */
export interface FormInput {
  name: string;
  email: string;
  phone: string;
  company: string;
}

/** What sets one public form apart from the others. */
export interface PublicForm<Input extends FormInput> {
  kind: RequestKind;
  /** The kind's own fields, as they are stored. */
  payload(input: Input): Record<string, string>;
  level(input: Input): ServiceLevel;
  isUrgent(input: Input): boolean;
  /** What the request is about, in the company's list of mails. */
  title(input: Input): string;
  /** The kind's own fields, as a colleague reads them. */
  facts(input: Input): LetterPart[];
}

const words = mailCopy.newRequest;

/** Facts that were given; what was left open is not mentioned. */
const given = (facts: [label: string, value: string | undefined][]): LetterPart[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));

export const contactForm: PublicForm<ContactInput> = {
  kind: 'contact',
  payload: ({ subject, message }) => ({ subject, message }),
  level: () => 'contact',
  isUrgent: () => false,
  title: ({ subject }) => subject,
  facts: ({ subject, message }) =>
    given([
      [words.about, subject],
      [words.message, message],
    ]),
};

export const consultationForm: PublicForm<ConsultationInput> = {
  kind: 'consultation',
  payload: ({ project_type, budget_range, timeline, description }) => ({
    project_type,
    budget_range,
    timeline,
    description,
  }),
  level: ({ timeline }) => (timeline === 'urgent' ? 'urgent-consultation' : 'consultation'),
  isUrgent: ({ timeline }) => timeline === 'urgent',
  title: ({ project_type }) => project_type,
  facts: ({ project_type, budget_range, timeline, description }) =>
    given([
      [words.projectType, project_type],
      [words.budget, budget_range && budgetLabels[budget_range]],
      [words.timeline, timeline && consultationTimelineLabels[timeline]],
      [words.description, description],
    ]),
};

const TITLE_MAX = 60;

export const feasibilityForm: PublicForm<FeasibilityInput> = {
  kind: 'feasibility',
  payload: ({ project_idea, capital_amount, location, target_market, timeline }) => ({
    project_idea,
    capital_amount,
    location,
    target_market,
    timeline,
  }),
  level: () => 'feasibility',
  isUrgent: () => false,
  title: ({ project_idea }) =>
    project_idea.length > TITLE_MAX ? `${project_idea.slice(0, TITLE_MAX)}…` : project_idea,
  facts: ({ project_idea, capital_amount, location, target_market, timeline }) =>
    given([
      [words.projectIdea, project_idea],
      [words.capital, capital_amount],
      [words.location, location],
      [words.targetMarket, target_market],
      [words.timeline, timeline && feasibilityTimelineLabels[timeline]],
    ]),
};
