import port from '../../art/port.svg';
import { copy } from '../../copy/ar.ts';
import { contact } from '../../copy/contact.ts';
import { FlatHead } from '../../sections/flat-head.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { breadcrumbsTo } from '../../seo/breadcrumbs.ts';

export const ContactHead = () => (
  <FlatHead>
    <PageHead
      breadcrumbs={breadcrumbsTo({ label: copy.pages.contact })}
      title={copy.pages.contact}
      text={contact.text}
      art={port}
    />
  </FlatHead>
);
