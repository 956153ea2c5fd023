import type { ConsultationInput, ContactInput, FeasibilityInput, RequestKind } from 'shared-lib/contracts';
import { budgetLabels, consultationTimelineLabels, feasibilityTimelineLabels } from 'shared-lib/copy';
import type { EmailPart } from '../../../mail/email-content.ts';
import { emailCopy } from '../../../copy/emails.ts';
import type { ServiceLevel } from '../service-levels/service-levels.ts';

/** Fields that the three public forms share. */
export interface FormInput {
  name: string;
  email: string;
  phone: string;
  company: string;
}

/** How one of the public forms differs from the others. */
export interface PublicForm<Input extends FormInput> {
  kind: RequestKind;
  /** The fields that only this kind has, as stored. */
  payload(input: Input): Record<string, string>;
  level(input: Input): ServiceLevel;
  isUrgent(input: Input): boolean;
  /** Title in the subject of the email to the company. */
  title(input: Input): string;
  /** The fields that only this kind has, as labelled values of the email to the company. */
  emailParts(input: Input): EmailPart[];
}

const labels = emailCopy.newRequest;

/** Omits empty fields. */
const labelledValues = (fields: [label: string, value: string | undefined][]): EmailPart[] =>
  fields.flatMap(([label, value]) => (value ? [{ label, value }] : []));

export const contactForm: PublicForm<ContactInput> = {
  kind: 'contact',
  payload: ({ subject, message }) => ({ subject, message }),
  level: () => 'contact',
  isUrgent: () => false,
  title: ({ subject }) => subject,
  emailParts: ({ subject, message }) =>
    labelledValues([
      [labels.about, subject],
      [labels.message, message],
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
  emailParts: ({ project_type, budget_range, timeline, description }) =>
    labelledValues([
      [labels.projectType, project_type],
      [labels.budget, budget_range && budgetLabels[budget_range]],
      [labels.timeline, timeline && consultationTimelineLabels[timeline]],
      [labels.description, description],
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
  emailParts: ({ project_idea, capital_amount, location, target_market, timeline }) =>
    labelledValues([
      [labels.projectIdea, project_idea],
      [labels.capital, capital_amount],
      [labels.location, location],
      [labels.targetMarket, target_market],
      [labels.timeline, timeline && feasibilityTimelineLabels[timeline]],
    ]),
};
