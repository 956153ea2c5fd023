/** Whoever sent a request: one of the two clients of the demonstration, or a visitor. */
export type SeedSender = 'client' | 'client2' | { name: string; email: string; phone: string; company?: string };

interface Story<Course extends string> {
  sender: SeedSender;
  /** When it came, counted back from the day of the seed. */
  daysAgo: number;
  /** How far it has come. */
  course: Course;
}

export type ContactCourse =
  | 'new'
  | 'taken'
  | 'replied'
  | 'answered-back'
  | 'closed'
  | 'converted'
  | 'spam'
  | 'archived';
export interface ContactStory extends Story<ContactCourse> {
  subject: string;
  message: string;
}

export type ConsultationCourse = 'new' | 'reviewed' | 'waiting' | 'scheduled' | 'completed' | 'rejected' | 'cancelled';
export interface ConsultationStory extends Story<ConsultationCourse> {
  project_type: string;
  budget_range: string;
  timeline: string;
  description: string;
}

export type FeasibilityCourse =
  | 'new'
  | 'reviewed'
  | 'waiting'
  | 'drafted'
  | 'quoted'
  | 'declined'
  | 'accepted'
  | 'prepared'
  | 'held'
  | 'shown'
  | 'delivered'
  | 'rejected'
  | 'cancelled';
export interface FeasibilityStory extends Story<FeasibilityCourse> {
  project_idea: string;
  capital_amount: string;
  location: string;
  target_market: string;
  timeline: string;
  /** Slug of the sector whose page its sender came from, if any. */
  sector?: string;
  /** Whole US dollars, where there is a quote. */
  price?: number;
}

/** A visitor of the demonstration. */
export const visitor = (name: string, address: string, phone: string, company = ''): SeedSender => ({
  name,
  email: `${address}@example.com`,
  phone,
  company,
});
