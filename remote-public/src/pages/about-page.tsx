import { CompanyClosing } from '../features/company/company-closing.tsx';
import { CompanyFigures } from '../features/company/company-figures.tsx';
import { CompanyHead } from '../features/company/company-head.tsx';
import { CompanyPurpose } from '../features/company/company-purpose.tsx';
import { CompanyStory } from '../features/company/company-story.tsx';
import { CompanyText } from '../features/company/company-text.tsx';
import { CompanyUnits } from '../features/company/company-units.tsx';
import { CompanyVoices } from '../features/company/company-voices.tsx';

export const AboutPage = () => (
  <main>
    <CompanyHead />
    <CompanyText />
    <CompanyFigures />
    <CompanyStory />
    <CompanyPurpose />
    <CompanyVoices />
    <CompanyUnits />
    <CompanyClosing />
  </main>
);
