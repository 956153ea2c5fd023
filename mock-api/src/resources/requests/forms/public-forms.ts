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
import { DAY, isoAfter, type Clock } from '../../../clock.ts';
import type { Database } from '../../../db/open-database.ts';
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

/** How long staff can find a request that the hidden field has caught, in case a person sent it. */
const RETAINED_MS = 30 * DAY;

/**
 * Removes the requests that the hidden field of a form caught 30 days ago. One that staff no longer call spam stays, and one with files too.
 * @returns their number
 */
export const removeCaughtRequests = async ({ db, clock }: { db: Database; clock: Clock }): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('requests')
    .where('caught_at', '<=', isoAfter(clock, -RETAINED_MS))
    .where('is_spam', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('request_files')
            .select('request_files.id')
            .whereRef('request_files.request_id', '=', 'requests.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
