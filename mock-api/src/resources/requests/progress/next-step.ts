import { studyPhases, type NextStep, type Request, type StudyPhase } from 'shared-lib/contracts';
import type { RequestRow } from '../lifecycle/request-context.ts';
import { readStepDates } from './step-dates.ts';

/** What a next step depends on besides the row of the request. */
export interface NextStepFacts {
  phases: Request['phases'];
  /** Planned end by phase. */
  phaseEnds: ReadonlyMap<StudyPhase, string | null>;
  isRated: boolean;
  /** ISO 8601. */
  now: string;
}

type Row = Pick<
  RequestRow,
  | 'kind'
  | 'status'
  | 'first_reply_due_at'
  | 'first_replied_at'
  | 'due_at'
  | 'appointment_at'
  | 'answer_due_at'
  | 'step_dates'
>;

const nothing: NextStep = { code: 'none', by: 'nobody', at: null, phase: null };
const ours = (code: NextStep['code'], at: string | null): NextStep => ({ code, by: 'us', at, phase: null });
const theirs = (code: NextStep['code'], at: string | null): NextStep => ({ code, by: 'client', at, phase: null });

/** The first phase that is running, or else the first that has not started. */
const currentPhase = (phases: NonNullable<Request['phases']>): StudyPhase | undefined =>
  studyPhases.find((phase) => phases[phase] === 'running') ?? studyPhases.find((phase) => phases[phase] !== 'done');

const preparationStep = (row: Row, { phases, phaseEnds }: NextStepFacts): NextStep => {
  const { your_review = row.due_at } = readStepDates(row);
  const phase = phases ? currentPhase(phases) : undefined;
  if (!phase) return ours('review_copy', your_review);
  return { code: 'phase', by: 'us', at: phaseEnds.get(phase) ?? your_review, phase };
};

/** What happens next with a request, who acts, and when it is due or expected. */
export const nextStepOf = (row: Row, facts: NextStepFacts): NextStep => {
  const replyDue = row.first_replied_at === null ? row.first_reply_due_at : null;
  const dates = readStepDates(row);
  switch (row.status) {
    case 'new':
      return ours(row.kind === 'contact' ? 'reply' : 'review', replyDue);
    case 'under_review':
      return row.kind === 'feasibility'
        ? ours('quote', dates.quote ?? replyDue)
        : ours('appointment', dates.quote ?? replyDue);
    case 'awaiting_client':
      return theirs('answer', row.answer_due_at);
    case 'scheduled':
      return { code: 'session', by: 'both', at: row.appointment_at, phase: null };
    case 'quoted':
      // An expired quote cannot be accepted, so the company sends a new one.
      return row.answer_due_at !== null && row.answer_due_at < facts.now
        ? ours('quote', null)
        : theirs('quote_answer', row.answer_due_at);
    case 'accepted':
      return ours('start', dates.preparation ?? null);
    case 'in_progress':
      return row.kind === 'contact' ? ours('reply', replyDue) : preparationStep(row, facts);
    case 'on_hold':
      return ours('resume', null);
    case 'client_review':
      return theirs('client_review', row.answer_due_at);
    case 'completed':
    case 'delivered':
      return facts.isRated ? nothing : theirs('rating', null);
    default:
      return nothing;
  }
};
