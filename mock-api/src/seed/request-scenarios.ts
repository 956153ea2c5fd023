import { statSync } from 'node:fs';
import { studyPhases, type TransitionActor, type PhaseState, type RequestStatus } from 'shared-lib/contracts';
import { DAY, isoAfter, MINUTE } from '../clock.ts';
import { convertRequest, rateRequest } from '../resources/requests/lifecycle/conversion.ts';
import { addMessage } from '../resources/requests/messages/messages.ts';
import { saveQuoteDraft } from '../resources/requests/quotes/quotes.ts';
import { addNote, assignRequest, setArchived, setSpam } from '../resources/requests/lifecycle/staff-actions.ts';
import { readAgreements } from '../resources/requests/agreements/agreements.ts';
import { receivePayment } from '../resources/requests/agreements/payments.ts';
import { addItems, changeItem, readChecklist } from '../resources/requests/checklist/checklist.ts';
import { setPhase } from '../resources/requests/progress/phases.ts';
import { changeStatus } from '../resources/requests/lifecycle/transitions.ts';
import { addFile, publishFile } from '../resources/requests/files/files.ts';
import type { DeliverableSeed } from './content/deliverables/deliverable-seed.ts';
import { phrases } from './content/requests/phrases.ts';
import type { ConsultationScenario, ContactScenario, FeasibilityScenario } from './content/requests/seed-request.ts';
import { compiledFile, storedNameOf, type DeliverableVersion } from './deliverables.ts';
import type { ScenarioStep } from './scenario-runner.ts';

const assign: ScenarioStep = {
  after: 2,
  by: 'admin',
  run: (context, row, { consultant }) => assignRequest(context, row, { assignee_id: consultant.id, note: '' }),
};
const note: ScenarioStep = {
  after: 1,
  by: 'consultant',
  run: (context, row) => addNote(context, row, phrases.internalNote),
};

const changeTo = (after: number, by: TransitionActor, to: RequestStatus, text = ''): ScenarioStep => ({
  after,
  by,
  run: (context, row) => changeStatus(context, row, by, { to, note: text }),
});
const message = (after: number, by: TransitionActor, body: string): ScenarioStep => ({
  after,
  by,
  run: (context, row) => addMessage(context, row, by, { body, file_ids: [] }),
});

/** A transition by the client. Without an account, the administrator records it with the client’s text. */
const changeByClient = (after: number, to: RequestStatus, text: string): ScenarioStep => ({
  after,
  by: 'admin',
  run: (context, row, { users }) => {
    const client = users.find(({ id }) => id === row.user_id);
    if (!client) return changeStatus(context, row, 'admin', { to, note: text });
    const { id, name } = client;
    return changeStatus({ ...context, actor: { id, name, role: 'client' } }, row, 'client', { to, note: text });
  },
});

const inProgress = [changeTo(3, 'admin', 'in_progress')];
const replied = [...inProgress, message(2, 'admin', phrases.contactReply)];
const closed = [...replied, changeTo(48, 'admin', 'closed')];

export const contactScenarios: Record<ContactScenario, ScenarioStep[]> = {
  new: [],
  'in-progress': inProgress,
  replied,
  'client-replied': [...replied, message(5, 'client', phrases.clientReply)],
  closed,
  converted: [
    ...inProgress,
    {
      after: 4,
      by: 'admin',
      run: (context, row) => convertRequest(context, row, 'admin', { kind: 'consultation', note: phrases.converted }),
    },
  ],
  spam: [{ after: 1, by: 'admin', run: (context, row) => setSpam(context, row, true) }],
  archived: [...closed, { after: 24, by: 'admin', run: (context, row) => setArchived(context, row, true) }],
};

const reviewed = [
  assign,
  changeTo(3, 'consultant', 'under_review'),
  note,
  message(1, 'consultant', phrases.reviewStarted),
];
const awaitingClient = [...reviewed, changeTo(20, 'consultant', 'awaiting_client', phrases.detailsNeeded)];
/** People meet at the hour or half past it. */
const halfHourAfter = (iso: string): string =>
  new Date(Math.ceil(Date.parse(iso) / (30 * MINUTE)) * 30 * MINUTE).toISOString();

const scheduled: ScenarioStep[] = [
  ...reviewed,
  {
    after: 20,
    by: 'consultant',
    run: (context, row) =>
      changeStatus(context, row, 'consultant', {
        to: 'scheduled',
        note: phrases.scheduled,
        appointment_at: halfHourAfter(isoAfter(context.clock, 7 * DAY)),
      }),
  },
];
const rate: ScenarioStep = {
  after: 20,
  by: 'client',
  run: (context, row) => rateRequest(context, row, { score: 5, comment: phrases.rating }),
};

export const consultationScenarios: Record<ConsultationScenario, ScenarioStep[]> = {
  new: [],
  assigned: [assign],
  reviewed,
  'awaiting-client': awaitingClient,
  scheduled,
  completed: [...scheduled, changeTo(170, 'consultant', 'completed', phrases.completed), rate],
  rejected: [assign, changeTo(20, 'consultant', 'rejected', phrases.rejectedConsultation)],
  cancelled: [...reviewed, changeByClient(30, 'cancelled', phrases.cancelled)],
};

const phases = (after: number, states: readonly PhaseState[]): ScenarioStep => ({
  after,
  by: 'consultant',
  run: async (context, row) => {
    let current = row;
    for (const [index, phase] of studyPhases.entries())
      current = await setPhase(context, current, { phase, state: states[index] ?? 'not_started' });
    return current;
  },
});

/** Uploads a version of the study and shows it to the client. */
const deliver = (
  after: number,
  version: DeliverableVersion,
  deliverable: DeliverableSeed | undefined,
): ScenarioStep => ({
  after,
  by: 'consultant',
  run: async (context, row) => {
    if (!deliverable) throw new Error('The seed has a finished study without a file.');
    const storedName = storedNameOf(deliverable, version);
    const added = await addFile(context, row, 'consultant', {
      name: deliverable.fileName,
      size: statSync(compiledFile(deliverable, version)).size,
      mime: 'application/pdf',
      storedName,
    });
    const { id } = await context.trx
      .selectFrom('request_files')
      .select('id')
      .where('stored_name', '=', storedName)
      .executeTakeFirstOrThrow();
    return publishFile(context, added, id);
  },
});

/** Asks for three documents; the first one was handed over and accepted. */
const askForDocuments: ScenarioStep = {
  after: 3,
  by: 'consultant',
  run: async (context, row) => {
    const [handedOver, ...others] = phrases.documents.map((item, index) => ({
      ...item,
      due_at: isoAfter(context.clock, (index + 4) * DAY),
    }));
    if (!handedOver) return row;
    const changed = await addItems(context, row, { items: [handedOver, ...others] });
    const [first] = await readChecklist(context.trx, row);
    return changeItem(context, changed, first?.id, { state: 'accepted', reason: '' });
  },
};

/** Marks the next payment of the agreement as received. */
const payNext = (after: number): ScenarioStep => ({
  after,
  by: 'admin',
  run: async (context, row) => {
    const [agreement] = await readAgreements(context.trx, row, context.now);
    const payment = agreement?.payments.find(({ received_at }) => received_at === null);
    if (!payment) return row;
    const { amount } = payment;
    return receivePayment(context, row, payment.id, {
      amount,
      received_at: context.now,
      note: phrases.transfer,
      starts_work: false,
    });
  },
});

const studyScenarios = (
  price: number,
  deliverable: DeliverableSeed | undefined,
): Record<FeasibilityScenario, ScenarioStep[]> => {
  const draft: ScenarioStep = {
    after: 30,
    by: 'consultant',
    run: async (context, row) => {
      await saveQuoteDraft(context, row, {
        amount: price,
        delivery_days: 20,
        scope: phrases.scope,
        valid_until: isoAfter(context.clock, 21 * DAY),
      });
      return row;
    },
  };
  const drafted = [...reviewed, draft];
  const quoted = [...drafted, changeTo(6, 'admin', 'quoted')];
  const accepted = [...quoted, changeByClient(40, 'accepted', phrases.accepted)];
  const studyInProgress = [
    ...accepted,
    payNext(19),
    changeTo(1, 'consultant', 'in_progress'),
    phases(96, ['done', 'running', 'not_started', 'not_started']),
  ];
  const clientReview = [
    ...studyInProgress,
    phases(200, ['done', 'done', 'done', 'done']),
    deliver(2, 1, deliverable),
    changeTo(2, 'consultant', 'client_review', phrases.clientReview),
    deliver(30, 2, deliverable),
  ];
  return {
    new: [],
    reviewed,
    'awaiting-client': awaitingClient,
    drafted,
    quoted,
    declined: [...quoted, changeByClient(30, 'under_review', phrases.declined)],
    accepted,
    'in-progress': [...studyInProgress, askForDocuments],
    'on-hold': [...studyInProgress, changeTo(24, 'admin', 'on_hold', phrases.onHold)],
    'client-review': clientReview,
    delivered: [
      ...clientReview,
      payNext(10),
      changeByClient(30, 'delivered', ''),
      message(20, 'client', phrases.thanks),
      rate,
    ],
    rejected: [assign, changeTo(20, 'consultant', 'rejected', phrases.rejectedStudy)],
    cancelled: [
      ...reviewed,
      message(10, 'client', phrases.clientDetails),
      changeByClient(30, 'cancelled', phrases.cancelled),
    ],
  };
};

/**
 * @param price amount of the quote in whole US dollars, if the scenario has one
 * @param deliverable the study, if the scenario finishes it
 */
export const feasibilityScenario = (
  scenario: FeasibilityScenario,
  price = 8000,
  deliverable?: DeliverableSeed,
): ScenarioStep[] => studyScenarios(price, deliverable)[scenario];
