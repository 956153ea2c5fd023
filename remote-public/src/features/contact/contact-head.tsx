import port from '../../art/port.svg';
import { copy } from '../../copy/ar.ts';
import { contact } from '../../copy/contact.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { trailTo } from '../../seo/breadcrumbs.ts';

export const ContactHead = () => (
  <PageHead trail={trailTo({ label: copy.pages.contact })} title={copy.pages.contact} text={contact.text} art={port} />
);
