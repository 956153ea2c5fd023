import { useQuery } from '@tanstack/react-query';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { media } from 'shared-lib/theme';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { ForwardLink } from 'shared-lib/ui/text-link';
import { HeroSlides } from './hero-slides.tsx';
import { slideQueries } from './slides.api.ts';
import { copy } from '../../copy/ar.ts';
import { gauge } from '../../copy/gauge.ts';
import { HeroLayer, HeroText } from './hero-layout.ts';
import { HeroSection } from './hero-section.tsx';
import { anchors } from '../../sections/anchors.ts';
import { HeadActions } from '../../sections/head-actions.ts';
import picture from '../../art/gauge.svg';
import phonePicture from '../../art/gauge-mobile.svg';
import { Clauses } from './clauses.tsx';
import { Proof } from './proof.tsx';

/** Fallback without slides: a built-in picture and two links to sections of the page. */
const HeroBuiltIn = () => {
  const { title, text, services, about } = copy.hero.builtIn;
  return (
    <HeroSection aria-label={copy.hero.label}>
      <HeroLayer>
        <HeroText>
          <h1>
            <Clauses>{title}</Clauses>
          </h1>
          <p>{text}</p>
          <HeadActions>
            <ButtonLink tone="accent" size="large" to={`#${anchors.services}`}>
              {services}
            </ButtonLink>
            <ButtonLink tone="light" size="large" to={`#${anchors.about}`}>
              {about}
            </ButtonLink>
            <ForwardLink to={paths.reading()}>{gauge.title}</ForwardLink>
          </HeadActions>
        </HeroText>
        <picture>
          <source media={media.stacked.replace('@media ', '')} srcSet={phonePicture} />
          <img className="picture" src={picture} alt="" width={1920} height={1080} fetchPriority="high" />
        </picture>
      </HeroLayer>
    </HeroSection>
  );
};

const Lines = styled.div`
  display: grid;
  gap: var(--s5);
  max-inline-size: 33rem;
  opacity: 0.16;
`;

const HeroSkeleton = () => (
  <>
    <VisuallyHidden as="h1">{copy.hero.heading}</VisuallyHidden>
    <HeroSection>
      <HeroLayer>
        <HeroText>
          <LoadingArea>
            <Lines>
              <Skeleton $block="4.5rem" />
              <Skeleton $block="4.5rem" $inline="70%" />
              <Skeleton $block="1.5rem" />
              <Skeleton $block="3.375rem" $inline="12rem" />
            </Lines>
          </LoadingArea>
        </HeroText>
      </HeroLayer>
    </HeroSection>
  </>
);

const SlidesOrBuiltIn = () => {
  const { data, error } = useLastingFailure(useQuery(slideQueries.list()));
  const slides = data ?? (error ? [] : undefined);
  if (!slides) return <HeroSkeleton />;
  return slides.length > 0 ? <HeroSlides slides={slides} /> : <HeroBuiltIn />;
};

/** Top of the home page: the slides, or the built-in hero when there are none, and four figures below. */
export const Hero = () => (
  <>
    <SlidesOrBuiltIn />
    <Proof />
  </>
);
