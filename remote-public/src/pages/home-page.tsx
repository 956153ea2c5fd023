import { Benefits } from '../features/benefits/benefits.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { StudyPhases } from '../features/phases/study-phases.tsx';
import { SectorsCarousel } from '../features/sectors/sectors-carousel.tsx';
import { ServicesCarousel } from '../features/services/services-carousel.tsx';

export const HomePage = () => (
  <main>
    <Hero />
    <ServicesCarousel />
    <SectorsCarousel />
    <StudyPhases />
    <Benefits />
  </main>
);
