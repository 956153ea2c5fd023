import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { telHref } from 'shared-lib/format';
import { color, text } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { useContact } from '../contact.ts';

const Item = styled.li`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: var(--s3);
  align-items: start;
  ${text.tabular}
  > svg {
    margin-block-start: 0.35rem;
    color: ${color.brass400};
  }
`;

const ContactItem = ({ icon, children }: { icon: IconGlyph; children: ReactNode }) => (
  <Item>
    <Icon icon={icon} />
    <span>{children}</span>
  </Item>
);

const PhoneItem = ({ country, code, phone }: { country: string; code: string; phone: string }) =>
  phone && (
    <ContactItem icon={Phone}>
      {country}
      <br />
      <a href={telHref(phone, code)}>
        <Ltr>{phone}</Ltr>
      </a>
    </ContactItem>
  );

/** Contact details of the company. Empty settings are left out. */
export const ContactList = () => {
  const { phone_egypt, phone_saudi, email, address } = useContact();
  return (
    <ul>
      <PhoneItem country={copy.footer.egypt} code="20" phone={phone_egypt} />
      <PhoneItem country={copy.footer.saudi} code="966" phone={phone_saudi} />
      {email && (
        <ContactItem icon={Mail}>
          <VisuallyHidden>{copy.footer.email}: </VisuallyHidden>
          <a href={`mailto:${email}`}>
            <Ltr>{email}</Ltr>
          </a>
        </ContactItem>
      )}
      {address && (
        <ContactItem icon={MapPin}>
          <VisuallyHidden>{copy.footer.address}: </VisuallyHidden>
          {address}
        </ContactItem>
      )}
    </ul>
  );
};
