import { paths } from 'shared-lib/paths';
import type { RequestActions } from './request-actions.ts';

/** A moment that many days from now, ISO 8601. */
export const inDays = (days: number): string => new Date(Date.now() + days * 24 * 3_600_000).toISOString();

/** A study that a consultant reviews. */
export const underReview = async (actions: RequestActions, idea: string): Promise<string> => {
  const reference = await actions.createStudy(idea);
  await actions.asConsultant(reference, 'transitions', { to: 'under_review' });
  return reference;
};
/** A study with a sent quote. */
export const quoted = async (actions: RequestActions, idea: string): Promise<string> => {
  const reference = await actions.createStudy(idea);
  await actions.sendQuote(reference);
  return reference;
};
/** A study that waits for the client's review. */
export const inReview = async (actions: RequestActions, idea: string): Promise<string> => {
  const reference = await quoted(actions, idea);
  await actions.asAdmin(reference, 'transitions', { to: 'accepted' });
  await actions.asConsultant(reference, 'transitions', { to: 'in_progress' });
  await actions.asConsultant(reference, 'transitions', { to: 'client_review', answer_due_at: inDays(3) });
  return reference;
};
/** A consultation with an appointment in two days. */
export const scheduled = async (actions: RequestActions, idea: string): Promise<string> => {
  const reference = await actions.createConsultation(idea);
  await actions.schedule(reference);
  return reference;
};
/** A study with one document on its list. */
export const withDocument = async (actions: RequestActions, idea: string): Promise<string> => {
  const reference = await underReview(actions, idea);
  const { checklist = [] } = await actions.asAdmin(reference, 'checklist', { items: [{ title: 'صك الأرض' }] });
  await actions.asAdmin(reference, `checklist/${checklist[0]?.id}`, { state: 'received' }, 'PATCH');
  return reference;
};
/** A new message. @returns the path of the inbox */
export const inboxWith = async (actions: RequestActions, subject: string): Promise<string> => {
  await actions.submit('contact', { subject, message: 'سؤال عن الخدمات' });
  return paths.admin.inbox();
};
/** A study whose accepted agreement has a change that waits for the client. */
export const changed = async (actions: RequestActions, idea: string): Promise<string> => {
  const reference = await quoted(actions, idea);
  await actions.asAdmin(reference, 'transitions', { to: 'accepted' });
  await actions.asAdmin(reference, 'agreement/changes', {
    reason: 'زيارة ميدانية ثانية',
    amount: 12_000,
    delivery_days: 25,
    scope: 'دراسة فنية',
    valid_until: inDays(14),
  });
  return reference;
};
