import { ContactDesk } from '../features/contact/contact-desk.tsx';
import { ContactHead } from '../features/contact/contact-head.tsx';
import { LegalTexts } from '../features/legal/legal-texts.tsx';

export const ContactPage = () => (
  <main>
    <ContactHead />
    <ContactDesk />
    <LegalTexts />
  </main>
);
