import { useQuery } from '@tanstack/react-query';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { HeroBuiltIn } from './hero-built-in.tsx';
import { HeroSlides } from './hero-slides.tsx';
import { HeroSkeleton } from './hero-skeleton.tsx';
import { slideQueries } from './slides.api.ts';

/** Top of the home page: the slides, or the built-in hero when there are none. */
export const Hero = () => {
  const { data, error } = useLastingFailure(useQuery(slideQueries.list()));
  const slides = data ?? (error ? [] : undefined);
  if (!slides) return <HeroSkeleton />;
  return slides.length > 0 ? <HeroSlides slides={slides} /> : <HeroBuiltIn />;
};
