import { bookingRules, type RequestKind } from 'shared-lib/contracts';
import { clientStatusLabel } from 'shared-lib/copy';
import { formatDateTime, formatUsd, termText } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { sha256 } from '../../auth/tokens.ts';
import { DAY, HOUR, isoAfter, isoNow, type Clock } from '../../clock.ts';
import { agreementCopy } from '../../copy/agreements.ts';
import { bookingNotices } from '../../copy/bookings.ts';
import { emailSampleCopy as sample, notificationCopy } from '../../copy/emails.ts';
import * as account from '../../mail/account-emails.ts';
import type { CompanyContact } from '../../mail/company-contact.ts';
import type { Email } from '../../mail/mailer.ts';
import * as agreements from '../requests/agreements/agreement-emails.ts';
import { appointmentDetails, endedDetails } from '../bookings/notices.ts';
import * as requests from '../requests/emails/request-emails.ts';
import { consultationForm, contactForm, feasibilityForm } from '../requests/forms/public-forms.ts';

type SampleName = keyof typeof sample.names;

interface Site {
  company: CompanyContact;
  siteOrigin: string;
  clock: Clock;
}

const CLIENT = 'sara@example.com';
const CONSULTANT = 'ahmad@example.com';
const TOKEN = 'sample-link-that-opens-nothing-000000000000';
const APPOINTMENT_LINK = 'https://meet.example.com/miqyas-sample';

const references: Record<RequestKind, string> = {
  contact: 'CT-2026-000123',
  consultation: 'CN-2026-000045',
  feasibility: 'FS-2026-000067',
};

const sender = {
  name: sample.client,
  email: CLIENT,
  phone: '0501234567',
  company: sample.company,
  other_details: '',
} as const;

const inputs = {
  contact: { ...sender, subject: sample.subject, message: sample.message, type: 'contact' },
  consultation: {
    ...sender,
    project_type: sample.projectType,
    description: sample.idea,
    budget_range: '500k_1m',
    timeline: 'urgent',
  },
  feasibility: {
    ...sender,
    project_idea: sample.idea,
    location: sample.location,
    capital_amount: sample.capital,
    target_market: '',
    timeline: 'three_months',
    calculation: null,
  },
} as const;

type Samples = Partial<Record<SampleName, () => Email>>;

/** A request of nobody: the samples show no data of clients. */
const rowOf = (kind: RequestKind, { clock }: Site): requests.EmailedRequest => ({
  ...sender,
  kind,
  reference: references[kind],
  phone_e164: '+966501234567',
  priority: kind === 'consultation' ? 'urgent' : 'normal',
  payload: JSON.stringify({ subject: sample.subject, description: sample.idea, project_idea: sample.idea }),
  preferred_times:
    kind === 'consultation' ? JSON.stringify([{ date: isoAfter(clock, 3 * DAY).slice(0, 10), time: '10:00' }]) : '[]',
  first_reply_due_at: isoAfter(clock, DAY),
  created_at: isoNow(clock),
});

const claimUrlOf = ({ siteOrigin }: Site) => siteOrigin + paths.claim(TOKEN);
const requestUrlOf = ({ siteOrigin }: Site, kind: RequestKind) => siteOrigin + paths.request(references[kind]);

const receiptSamples = (site: Site) => {
  const receipt = (kind: RequestKind, replyDays: number) => () =>
    requests.receiptEmail(rowOf(kind, site), { claimUrl: claimUrlOf(site), company: site.company, replyDays });
  return {
    'receipt-contact': receipt('contact', 1),
    'receipt-consultation': receipt('consultation', 1),
    'receipt-feasibility': receipt('feasibility', 2),
  } satisfies Samples;
};

type Notice = Pick<Parameters<typeof requests.clientNoticeEmail>[1], 'about' | 'title' | 'body'>;

const clientSamples = (site: Site) => {
  const { company, clock } = site;
  const { toClient } = notificationCopy;
  const notice = (kind: RequestKind, about: Notice['about'], title: string, body: string) => () =>
    requests.clientNoticeEmail(
      { reference: references[kind] },
      { to: CLIENT, name: sample.client, about, title, body, link: requestUrlOf(site, kind) },
      company,
    );
  const status = toClient.status(clientStatusLabel('feasibility', 'awaiting_client'));
  const asked = `${sample.question}\n${toClient.answerDue(formatDateTime(isoAfter(clock, 5 * DAY)))}`;
  const offer = toClient.quoteText(formatUsd(2500), termText({ delivery_days: 21 }));
  const appointment = [
    toClient.appointmentText(formatDateTime(isoAfter(clock, 3 * DAY + HOUR))),
    toClient.appointmentLink(APPOINTMENT_LINK),
  ].join('\n');
  return {
    'client-status': notice('feasibility', 'status', status, asked),
    'client-message': notice('feasibility', 'message', toClient.message, sample.reply),
    'client-quote': notice('feasibility', 'quote', toClient.quote, offer),
    'client-file': notice('feasibility', 'file', toClient.file, sample.file),
    'client-appointment': notice('consultation', 'appointment', toClient.appointment, appointment),
    'client-converted': notice('feasibility', 'status', toClient.converted(references.feasibility), ''),
  } satisfies Samples;
};

const bookingSamples = (site: Site) => {
  const { company, clock } = site;
  const booked = {
    starts_at: isoAfter(clock, 3 * DAY),
    ends_at: isoAfter(clock, 3 * DAY + HOUR),
    time_zone: 'America/Toronto',
  };
  const reference = references.consultation;
  const details = appointmentDetails(booked, APPOINTMENT_LINK);
  const notice = (title: string, body: string) => () =>
    requests.clientNoticeEmail(
      { reference },
      {
        to: CLIENT,
        name: sample.client,
        about: 'appointment',
        title,
        body,
        link: site.siteOrigin + paths.claimBooking(TOKEN),
      },
      company,
    );
  const changeable = `${details}\n${bookingNotices.changeUntil(bookingRules.changeHours)}`;
  const { toClient, toStaff } = bookingNotices;
  return {
    'client-booked': notice(toClient.booked, changeable),
    'client-moved': notice(toClient.moved, changeable),
    'client-cancelled': notice(toClient.cancelled, endedDetails(booked)),
    'client-day-ahead': notice(bookingNotices.dayAhead, details),
    'client-hour-ahead': notice(bookingNotices.hourAhead, details),
    'client-no-show': notice(toClient.noShow, endedDetails(booked)),
    'staff-booked': () =>
      requests.staffNoticeEmail(
        { reference },
        {
          to: CONSULTANT,
          replyTo: CLIENT,
          name: sample.consultant,
          about: 'appointment',
          title: toStaff.booked,
          body: details,
          link: requestUrlOf(site, 'consultation'),
        },
        company,
      ),
  } satisfies Samples;
};

const referenceSamples = (site: Site) => {
  const visitors = {
    row: { reference: references.feasibility, name: sample.client, user_id: null },
    link: claimUrlOf(site),
  };
  const clients = {
    row: { reference: references.consultation, name: sample.client, user_id: 1 },
    link: requestUrlOf(site, 'consultation'),
  };
  return {
    'lost-reference': () => requests.lostReferencesEmail(CLIENT, [visitors], site.company),
    'lost-references': () => requests.lostReferencesEmail(CLIENT, [visitors, clients], site.company),
  } satisfies Samples;
};

const accountSamples = ({ company, siteOrigin }: Site) => {
  const client = { to: CLIENT, name: sample.client, company };
  const consultant = { to: CONSULTANT, name: sample.consultant, company, siteOrigin };
  const link = siteOrigin + paths.resetPassword(TOKEN);
  return {
    'password-reset': () => account.passwordResetEmail({ ...client, link }),
    'password-link': () => account.passwordLinkEmail({ ...client, link }),
    'password-changed': () => account.passwordChangedEmail({ ...client, siteOrigin }),
    invitation: () => account.invitationEmail({ ...client, link }),
    approval: () => account.approvalEmail({ ...consultant, reason: '' }),
    rejection: () => account.rejectionEmail({ ...consultant, reason: sample.rejection }),
    'email-change': () => account.emailChangeEmail({ ...client, link: siteOrigin + paths.confirmEmail(TOKEN) }),
    'email-changed': () => account.emailChangedEmail({ ...client, changedTo: 'sara.new@example.com', siteOrigin }),
  } satisfies Samples;
};

const companySamples = (site: Site) =>
  ({
    'new-contact': () =>
      requests.newRequestEmail(rowOf('contact', site), { form: contactForm, input: inputs.contact }, site),
    'new-consultation': () =>
      requests.newRequestEmail(
        rowOf('consultation', site),
        { form: consultationForm, input: { ...inputs.consultation, preferred_times: [] } },
        site,
      ),
    'new-feasibility': () =>
      requests.newRequestEmail(rowOf('feasibility', site), { form: feasibilityForm, input: inputs.feasibility }, site),
  }) satisfies Samples;

const consultantSamples = (site: Site) => {
  const { toStaff } = notificationCopy;
  const notice = (about: Notice['about'], title: string, body: string) => () =>
    requests.staffNoticeEmail(
      { reference: references.feasibility },
      {
        to: CONSULTANT,
        replyTo: CLIENT,
        name: sample.consultant,
        about,
        title,
        body,
        link: requestUrlOf(site, 'feasibility'),
      },
      site.company,
    );
  return {
    'staff-assigned': notice('assignment', toStaff.assigned, sample.idea),
    'staff-message': notice('message', toStaff.message, sample.message),
    'staff-accepted': notice('quote', toStaff.accepted, ''),
  } satisfies Samples;
};

const agreementSamples = ({ company, siteOrigin, clock }: Site) => {
  const number = 'AG-2026-000067';
  const request = { reference: references.feasibility, link: siteOrigin + paths.request(references.feasibility) };
  const client = { to: CLIENT, name: sample.client, company };
  return {
    'agreement-code': () => agreements.codeEmail({ ...client, ...request, number, code: '123456' }),
    'agreement-accepted': () =>
      agreements.acceptedEmail({
        ...client,
        ...request,
        number,
        version: 1,
        acceptedAt: isoNow(clock),
        acceptedName: sample.client,
        startsWith: agreementCopy.usualPayments.first.title,
        hash: sha256(number),
        verifyUrl: siteOrigin + paths.verify(number),
      }),
  } satisfies Samples;
};

export interface SampleEmail {
  name: string;
  /** Its name in the administration, in Arabic. */
  label: string;
  email: Email;
}

/** Every kind of email with sample data, and with the contact that the settings hold. */
export const sampleEmails = (site: Site): SampleEmail[] => {
  const samples: Record<SampleName, () => Email> = {
    ...receiptSamples(site),
    ...clientSamples(site),
    ...bookingSamples(site),
    ...referenceSamples(site),
    ...accountSamples(site),
    ...companySamples(site),
    ...consultantSamples(site),
    ...agreementSamples(site),
  };
  const labels = new Map<string, string>(Object.entries(sample.names));
  return Object.entries(samples).map(([name, write]) => ({ name, label: labels.get(name) ?? name, email: write() }));
};
