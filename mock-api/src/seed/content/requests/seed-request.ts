import type { DeliverableSeed } from '../deliverables/deliverable-seed.ts';

/** Sender of a demo request: one of the two demo clients, or a visitor. */
export type SeedSender = 'client' | 'client2' | { name: string; email: string; phone: string; company?: string };

interface RequestSeed<Scenario extends string> {
  sender: SeedSender;
  /** Age of the request in days when the database is seeded. */
  daysAgo: number;
  /** Name of the scenario that creates the history of the request. */
  scenario: Scenario;
}

export type ContactScenario =
  | 'new'
  | 'in-progress'
  | 'replied'
  | 'client-replied'
  | 'closed'
  | 'converted'
  | 'spam'
  | 'archived';
export interface ContactSeed extends RequestSeed<ContactScenario> {
  subject: string;
  message: string;
}

export type ConsultationScenario =
  | 'new'
  | 'assigned'
  | 'reviewed'
  | 'awaiting-client'
  | 'scheduled'
  | 'completed'
  | 'rejected'
  | 'cancelled';
export interface ConsultationSeed extends RequestSeed<ConsultationScenario> {
  project_type: string;
  budget_range: string;
  timeline: string;
  description: string;
}

export type FeasibilityScenario =
  | 'new'
  | 'reviewed'
  | 'awaiting-client'
  | 'drafted'
  | 'quoted'
  | 'declined'
  | 'accepted'
  | 'in-progress'
  | 'on-hold'
  | 'client-review'
  | 'delivered'
  | 'rejected'
  | 'cancelled';
export interface FeasibilitySeed extends RequestSeed<FeasibilityScenario> {
  project_idea: string;
  capital_amount: string;
  location: string;
  target_market: string;
  timeline: string;
  /** Slug of the sector page that the request was sent from, if any. */
  sector?: string;
  /** Amount of the quote in whole US dollars, if the scenario has one. */
  price?: number;
  /** The finished study, if the scenario has one. */
  deliverable?: DeliverableSeed;
}

/** Creates a visitor. @param mailbox local part of the e-mail address at example.com */
export const visitor = (name: string, mailbox: string, phone: string, company = ''): SeedSender => ({
  name,
  email: `${mailbox}@example.com`,
  phone,
  company,
});
