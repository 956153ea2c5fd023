import { Benefits } from '../features/benefits/benefits.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { LatestArticles } from '../features/articles/latest-articles.tsx';
import { LatestStudies } from '../features/studies/latest-studies.tsx';
import { StudyPhases } from '../features/phases/study-phases.tsx';
import { SectorsCarousel } from '../features/sectors/sectors-carousel.tsx';
import { ServicesCarousel } from '../features/services/services-carousel.tsx';
import { HomeGaugeSection } from './home-gauge-section.tsx';

export const HomePage = () => (
  <main>
    <Hero />
    <ServicesCarousel />
    <SectorsCarousel />
    <StudyPhases />
    <Benefits />
    <HomeGaugeSection />
    <LatestStudies />
    <LatestArticles />
  </main>
);
