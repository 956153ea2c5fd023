import { media } from 'shared-lib/theme';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { Section } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { contact } from '../../copy/contact.ts';
import { DeferredPart } from '../../sections/deferred-part.tsx';
import { ContactCards } from './contact-cards.tsx';
import { RequestTabs } from './request-tabs.tsx';
import { TopicContext, type RequestTopic } from './topic-prefill.tsx';
import { Stack } from 'shared-lib/ui/stack';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7.4fr) minmax(0, 4.6fr);
  gap: clamp(var(--s8), 5vw, var(--s20));
  align-items: start;
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface Props {
  topic: RequestTopic | undefined;
  /** The calculation in the link could not be loaded: requests would be sent without it. */
  failedCalculation: { isTrying: boolean; onRetry: () => void } | undefined;
}

/** The request forms, prefilled with the topic, beside the contact details. */
export const ContactSection = ({ topic, failedCalculation }: Props) => (
  <Section label={contact.requestKind}>
    <Columns>
      <Stack $gap="6">
        {failedCalculation && <BlockFailed message={contact.topic.calculationFailed} {...failedCalculation} />}
        <TopicContext value={topic}>
          <RequestTabs />
        </TopicContext>
      </Stack>
      <DeferredPart>
        <ContactCards />
      </DeferredPart>
    </Columns>
  </Section>
);
