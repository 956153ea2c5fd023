import { media } from 'shared-lib/theme';
import { Section } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { contact } from '../../copy/contact.ts';
import { ContactCards } from './contact-cards.tsx';
import { RequestTabs } from './request-tabs.tsx';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7.4fr) minmax(0, 4.6fr);
  gap: clamp(2rem, 5vw, 5rem);
  align-items: start;
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The forms, and beside them every other way. */
export const ContactDesk = () => (
  <Section label={contact.requestKind}>
    <Sides>
      <RequestTabs />
      <ContactCards />
    </Sides>
  </Section>
);
