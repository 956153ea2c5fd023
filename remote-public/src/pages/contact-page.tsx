import { ContactSection } from '../features/contact/contact-section.tsx';
import { ContactHead } from '../features/contact/contact-head.tsx';
import { LegalTexts } from '../features/legal/legal-texts.tsx';
import { useContactTopic } from './use-contact-topic.ts';

export const ContactPage = () => (
  <main>
    <ContactHead />
    <ContactSection {...useContactTopic()} />
    <LegalTexts />
  </main>
);
