import { useQuery } from '@tanstack/react-query';
import { HeroBuiltIn } from './hero-built-in.tsx';
import { HeroSlides } from './hero-slides.tsx';
import { HeroWaiting } from './hero-waiting.tsx';
import { slideQueries } from './slides.api.ts';

/** What the home page opens with: the slides, or one built-in picture where there are none. */
export const Hero = () => {
  const { data, isError } = useQuery(slideQueries.list());
  const slides = data ?? (isError ? [] : undefined);
  if (!slides) return <HeroWaiting />;
  return slides.length > 0 ? <HeroSlides slides={slides} /> : <HeroBuiltIn />;
};
