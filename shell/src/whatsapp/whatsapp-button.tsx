import { company } from 'shared-lib/copy';
import { whatsappHref } from 'shared-lib/format';
import { copy } from '../copy/ar.ts';

export const WhatsAppButton = () => <a href={whatsappHref(company.whatsapp, copy.whatsapp.draft)}>{copy.whatsapp.label}</a>;
