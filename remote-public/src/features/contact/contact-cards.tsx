import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { telHref } from 'shared-lib/format';
import { color, surface, text } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';
import { SocialLinks } from 'shared-lib/ui/social-links';
import styled from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { contactDefaults, settingQueries } from 'shared-lib/api';
import { contact } from '../../copy/contact.ts';
import { OfficeMap } from './office-map.tsx';
import { Stack } from 'shared-lib/ui/stack';

/** Contact details of the company from the settings, with built-in defaults. */
const useContactDetails = () => {
  const { data } = useQuery(settingQueries.group('contact'));
  const hours: string | undefined = data?.opening_hours;
  return { ...contactDefaults, ...data, opening_hours: hours };
};

/** Directions in the visitor's map application; the page itself embeds no map. */
const directionsTo = (destination: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;

const Box = styled.div`
  border: 1px solid ${color.line};
  ${surface.light}
  > div:first-child {
    display: flex;
    gap: var(--s4);
    padding: var(--s6);
    > div {
      min-inline-size: 0;
    }
  }
  h2 {
    margin-block-end: var(--s1);
    ${text.h4}
  }
  p {
    color: ${color.text2};
    ${text.sm}
  }
  a:hover {
    color: ${color.link};
  }
`;
const MailLink = styled.a`
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 0.3em;
  ${text.sm}
`;

interface CardProps {
  icon?: IconGlyph;
  title: string;
  children: ReactNode;
  /** Full-width content below the text. */
  footer?: ReactNode;
}

const ContactCard = ({ icon, title, children, footer }: CardProps) => (
  <Box>
    <div>
      {icon && <Icon icon={icon} />}
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
    {footer}
  </Box>
);

const PhoneLine = ({ country, code, phone }: { country: string; code: string; phone: string }) =>
  phone && (
    <p>
      {country}{' '}
      <a href={telHref(phone, code)}>
        <Ltr>{phone}</Ltr>
      </a>
    </p>
  );

const { cards } = contact;

/** Phone, e-mail, office, hours and social networks of the company. */
export const ContactCards = () => {
  const details = useContactDetails();
  const { phone_egypt, phone_saudi, email, address, opening_hours } = details;
  return (
    <Stack $gap="4">
      <ContactCard icon={Phone} title={cards.phone}>
        <PhoneLine country={cards.egypt} code="20" phone={phone_egypt} />
        <PhoneLine country={cards.saudi} code="966" phone={phone_saudi} />
      </ContactCard>
      <ContactCard icon={Mail} title={cards.email}>
        <MailLink href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </MailLink>
      </ContactCard>
      <ContactCard icon={MapPin} title={cards.address} footer={<OfficeMap />}>
        <p>{address}</p>
        <MailLink href={directionsTo(address)} target="_blank" rel="noopener noreferrer">
          {cards.directions}
        </MailLink>
      </ContactCard>
      <ContactCard icon={Clock} title={cards.hours}>
        <p>{opening_hours || cards.builtInHours}</p>
      </ContactCard>
      <ContactCard title={cards.follow}>
        <SocialLinks contact={details} />
      </ContactCard>
    </Stack>
  );
};
