import { media } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import { copy } from '../../copy/ar.ts';
import { anchors } from '../../sections/anchors.ts';
import { HeadActions } from '../../sections/head-actions.ts';
import picture from '../../art/gauge.svg';
import phonePicture from '../../art/gauge-mobile.svg';
import { Clauses } from './clauses.tsx';
import { HeroLayer, HeroText } from './hero-layout.ts';
import { HeroSection } from './hero-section.tsx';

/** Fallback without slides: a built-in picture and two links to sections of the page. */
export const HeroBuiltIn = () => {
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
