import { media } from 'shared-lib/theme';
import { Section } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { contact } from '../../copy/contact.ts';
import { ContactCards } from './contact-cards.tsx';
import { RequestTabs } from './request-tabs.tsx';
import { TopicContext, type RequestTopic } from './topic-prefill.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7.4fr) minmax(0, 4.6fr);
  gap: clamp(var(--s8), 5vw, var(--s20));
  align-items: start;
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The request forms, prefilled with the topic, beside the contact details. */
export const ContactSection = ({ topic }: { topic: RequestTopic | undefined }) => (
  <Section label={contact.requestKind}>
    <Columns>
      <TopicContext value={topic}>
        <RequestTabs />
      </TopicContext>
      <ContactCards />
    </Columns>
  </Section>
);
