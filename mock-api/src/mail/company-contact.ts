import { company } from 'shared-lib/copy';
import { whatsappHref } from 'shared-lib/format';
import { emailLayout } from '../copy/emails.ts';
import type { Database } from '../db/open-database.ts';
import { listSettings } from '../resources/settings/groups.ts';

/** What emails say about the company: its name, and how to reach it. */
export interface CompanyContact {
  name: string;
  email: string;
  address: string;
  /** Opening hours as one sentence; may be empty. */
  hours: string;
  /** WhatsApp number with its country code, digits only. */
  whatsapp: string;
}

/** The built-in contact, for settings that are missing. */
export const builtInContact: CompanyContact = {
  name: company.name,
  email: company.email,
  address: company.address,
  hours: '',
  whatsapp: company.whatsapp,
};

/** Reads the company's contact from the settings. */
export const readCompanyContact = async (db: Database): Promise<CompanyContact> => {
  const stored = new Map((await listSettings(db, 'contact')).map(({ key, value_ar }) => [key, value_ar.trim()]));
  return {
    name: stored.get('company_name') || builtInContact.name,
    email: stored.get('email') || builtInContact.email,
    address: stored.get('address') || builtInContact.address,
    hours: stored.get('opening_hours') || builtInContact.hours,
    whatsapp: stored.get('whatsapp') || builtInContact.whatsapp,
  };
};

/** The chat with the company. @param about reference of the request that the draft names */
export const whatsappLink = ({ whatsapp }: Pick<CompanyContact, 'whatsapp'>, about?: string): string =>
  whatsappHref(whatsapp, emailLayout.whatsappDraft(about));
