import { studyPhases, type Mover, type PhaseState, type RequestStatus } from 'shared-lib/contracts';
import { DAY, isoAfter } from '../clock.ts';
import { convertRequest } from '../resources/requests/convert.ts';
import { addMessage } from '../resources/requests/messages.ts';
import { draftQuote } from '../resources/requests/quotes.ts';
import { rateRequest } from '../resources/requests/ratings.ts';
import { addNote, assignRequest, setArchived, setPhase, setSpam } from '../resources/requests/staff-work.ts';
import { moveRequest } from '../resources/requests/transitions.ts';
import { phrases } from './content/requests/phrases.ts';
import type { ConsultationCourse, ContactCourse, FeasibilityCourse } from './content/requests/story.ts';
import type { Step } from './stage.ts';

const assign: Step = {
  after: 2,
  by: 'admin',
  act: (work, row, { consultant }) => assignRequest(work, row, { assignee_id: consultant.id, note: '' }),
};
const note: Step = { after: 1, by: 'consultant', act: (work, row) => addNote(work, row, phrases.noted) };

const move = (after: number, by: Mover, to: RequestStatus, words = ''): Step => ({
  after,
  by,
  act: (work, row) => moveRequest(work, row, by, { to, note: words }),
});
const say = (after: number, by: Mover, body: string): Step => ({
  after,
  by,
  act: (work, row) => addMessage(work, row, by, { body, file_ids: [] }),
});

/** A client answers; where there is no account, the administration notes what came by telephone. */
const answered = (after: number, to: RequestStatus, words: string): Step => ({
  after,
  by: 'admin',
  act: (work, row, { users }) => {
    const client = users.find(({ id }) => id === row.user_id);
    if (!client) return moveRequest(work, row, 'admin', { to, note: words });
    const { id, name } = client;
    return moveRequest({ ...work, actor: { id, name, role: 'client' } }, row, 'client', { to, note: words });
  },
});

const taken = [move(3, 'admin', 'in_progress')];
const replied = [...taken, say(2, 'admin', phrases.contactReply)];
const closed = [...replied, move(48, 'admin', 'closed')];

export const contactCourses: Record<ContactCourse, Step[]> = {
  new: [],
  taken,
  replied,
  'answered-back': [...replied, say(5, 'client', phrases.contactAnswer)],
  closed,
  converted: [
    ...taken,
    {
      after: 4,
      by: 'admin',
      act: (work, row) => convertRequest(work, row, 'admin', { kind: 'consultation', note: phrases.converted }),
    },
  ],
  spam: [{ after: 1, by: 'admin', act: (work, row) => setSpam(work, row, true) }],
  archived: [...closed, { after: 24, by: 'admin', act: (work, row) => setArchived(work, row, true) }],
};

const reviewed = [assign, move(3, 'consultant', 'under_review'), note, say(1, 'consultant', phrases.begun)];
const waiting = [...reviewed, move(20, 'consultant', 'awaiting_client', phrases.asked)];
const scheduled: Step[] = [
  ...reviewed,
  {
    after: 20,
    by: 'consultant',
    act: (work, row) =>
      moveRequest(work, row, 'consultant', {
        to: 'scheduled',
        note: phrases.scheduled,
        appointment_at: isoAfter(work.clock, 7 * DAY),
      }),
  },
];
const rate: Step = {
  after: 20,
  by: 'client',
  act: (work, row) => rateRequest(work, row, { score: 5, comment: phrases.rating }),
};

export const consultationCourses: Record<ConsultationCourse, Step[]> = {
  new: [],
  reviewed,
  waiting,
  scheduled,
  completed: [...scheduled, move(170, 'consultant', 'completed', phrases.completed), rate],
  rejected: [assign, move(20, 'consultant', 'rejected', phrases.rejectedConsultation)],
  cancelled: [...reviewed, answered(30, 'cancelled', phrases.cancelled)],
};

const phases = (after: number, states: readonly PhaseState[]): Step => ({
  after,
  by: 'consultant',
  act: async (work, row) => {
    let current = row;
    for (const [index, phase] of studyPhases.entries())
      current = await setPhase(work, current, { phase, state: states[index] ?? 'not_started' });
    return current;
  },
});

const studyCourses = (price: number): Record<FeasibilityCourse, Step[]> => {
  const draft: Step = {
    after: 30,
    by: 'consultant',
    act: async (work, row) => {
      await draftQuote(work, row, {
        amount: price,
        delivery_days: 20,
        scope: phrases.scope,
        valid_until: isoAfter(work.clock, 21 * DAY),
      });
      return row;
    },
  };
  const drafted = [...reviewed, draft];
  const quoted = [...drafted, move(6, 'admin', 'quoted')];
  const accepted = [...quoted, answered(40, 'accepted', phrases.accepted)];
  const prepared = [
    ...accepted,
    move(20, 'consultant', 'in_progress'),
    phases(96, ['done', 'running', 'not_started', 'not_started']),
  ];
  const shown = [
    ...prepared,
    phases(200, ['done', 'done', 'done', 'done']),
    move(4, 'consultant', 'client_review', phrases.shown),
  ];
  return {
    new: [],
    reviewed,
    waiting,
    drafted,
    quoted,
    declined: [...quoted, answered(30, 'under_review', phrases.declined)],
    accepted,
    prepared,
    held: [...prepared, move(24, 'admin', 'on_hold', phrases.held)],
    shown,
    delivered: [...shown, answered(70, 'delivered', ''), say(20, 'client', phrases.thanks), rate],
    rejected: [assign, move(20, 'consultant', 'rejected', phrases.rejectedStudy)],
    cancelled: [...reviewed, say(10, 'client', phrases.clientDetails), answered(30, 'cancelled', phrases.cancelled)],
  };
};

/** @param price of the quote, where the course comes to one */
export const feasibilityCourse = (course: FeasibilityCourse, price = 8000): Step[] => studyCourses(price)[course];
