import type {
  AttachedCalculation,
  ConsultationInput,
  ContactInput,
  FeasibilityInput,
  PreferredTime,
  RequestKind,
} from 'shared-lib/contracts';
import type { Field } from '../../../fields/field.ts';
import { formFields, payloadOf } from '../../../fields/requests.ts';
import type { EmailPart } from '../../../mail/email-content.ts';
import { attachedOf, readCalculation } from '../../calculations/stored.ts';
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
  /** The calculation that was sent along. @throws {ApiError} 422 for one that cannot be read */
  calculation?(input: Input): AttachedCalculation | null;
  /** Times that suit the client for a session. */
  preferredTimes?(input: Input): PreferredTime[];
  level(input: Input): ServiceLevel;
  isUrgent(input: Input): boolean;
}

/** The fields that only this kind has, as labelled values of the email to the company, without empty ones. */
export const emailPartsOf = (kind: RequestKind, input: FormInput): EmailPart[] => {
  const values = payloadOf(kind, input);
  return Object.entries<Field>(formFields[kind]).flatMap(([name, { label = name, choices }]) => {
    const value = values[name];
    return value ? [{ label, value: choices?.[value] ?? value }] : [];
  });
};

export const contactForm: PublicForm<ContactInput> = {
  kind: 'contact',
  level: () => 'contact',
  isUrgent: () => false,
};

export const consultationForm: PublicForm<ConsultationInput> = {
  kind: 'consultation',
  preferredTimes: ({ preferred_times }) => preferred_times,
  level: ({ timeline }) => (timeline === 'urgent' ? 'urgent-consultation' : 'consultation'),
  isUrgent: ({ timeline }) => timeline === 'urgent',
};

export const feasibilityForm: PublicForm<FeasibilityInput> = {
  kind: 'feasibility',
  calculation: ({ calculation }) => (calculation ? attachedOf(readCalculation(calculation)) : null),
  level: () => 'feasibility',
  isUrgent: () => false,
};
