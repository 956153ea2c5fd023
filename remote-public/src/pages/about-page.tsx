import { CompanyCallToAction } from '../features/company/company-call-to-action.tsx';
import { CompanyHead, CompanyIntro } from '../features/company/company-head.tsx';
import { CompanyPurpose } from '../features/company/company-purpose.tsx';
import { CompanyTimeline } from '../features/company/company-timeline.tsx';
import { CompanyUnits, CompanyFigures } from '../features/company/company-units.tsx';
import { CompanyTestimonials } from '../features/company/company-testimonials.tsx';

export const AboutPage = () => (
  <main>
    <CompanyHead />
    <CompanyIntro />
    <CompanyFigures />
    <CompanyTimeline />
    <CompanyPurpose />
    <CompanyTestimonials />
    <CompanyUnits />
    <CompanyCallToAction />
  </main>
);
