import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { clientSteps } from './request-transitions.ts';
import { studyPhases } from './study.ts';
import { id, timestamp } from './text.ts';

export const phaseStates = ['not_started', 'running', 'done'] as const;
export type PhaseState = (typeof phaseStates)[number];

/** What happens next with a request. `none`: nothing further is expected. */
export const nextStepCodes = [
  'none',
  'reply',
  'review',
  'quote',
  'appointment',
  'session',
  'start',
  'phase',
  'review_copy',
  'resume',
  'answer',
  'quote_answer',
  'client_review',
  'rating',
] as const;
export type NextStepCode = (typeof nextStepCodes)[number];

export const nextStep = z.object({
  code: knownOr(nextStepCodes, 'none'),
  /** Who acts: the company, the client, or both (an appointment). */
  by: knownOr(['us', 'client', 'both', 'nobody'], 'nobody'),
  /** When it is due or expected. */
  at: z.nullable(timestamp),
  /** The phase of a study that is prepared next; only for `phase`. */
  phase: z.nullable(knownOr(studyPhases)),
});
export type NextStep = z.infer<typeof nextStep>;

/** One of the six steps of a feasibility study, as its client sees it. */
export const timelineStep = z.object({
  step: knownOr(clientSteps),
  state: knownOr(['done', 'current', 'upcoming'], 'upcoming'),
  /** When the request first reached it. */
  at: z.nullable(timestamp),
  expected_at: z.nullable(timestamp),
});
export type TimelineStep = z.infer<typeof timelineStep>;

/** One of the four phases of a study with its dates. The note is for the client. */
export const phasePlan = z.object({
  phase: knownOr(studyPhases),
  state: knownOr(phaseStates),
  /** Planned dates. */
  starts_at: z.nullable(timestamp),
  ends_at: z.nullable(timestamp),
  /** Actual dates. */
  started_at: z.nullable(timestamp),
  done_at: z.nullable(timestamp),
  note: z.string(),
});
export type PhasePlan = z.infer<typeof phasePlan>;

/** A task of a phase. Clients never see tasks. */
export const phaseTask = z.object({
  id,
  phase: knownOr(studyPhases),
  title: z.string(),
  note: z.string(),
  due_at: z.nullable(timestamp),
  is_done: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type PhaseTask = z.infer<typeof phaseTask>;

/** The wish of a client to move an appointment. */
export const appointmentWish = z.object({
  note: z.string(),
  /** Up to three times that suit the client. */
  times: z.array(timestamp),
  at: timestamp,
});
export type AppointmentWish = z.infer<typeof appointmentWish>;

export const appointment = z.object({
  at: timestamp,
  minutes: z.nullable(z.int()),
  /** Link to the video call; empty without one. */
  link: z.string(),
  wish: z.nullable(appointmentWish),
});
export type Appointment = z.infer<typeof appointment>;
