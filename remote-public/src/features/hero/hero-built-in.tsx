import { media } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import { copy } from '../../copy/ar.ts';
import { anchors } from '../../sections/anchors.ts';
import { HeadActions } from '../../sections/head-actions.ts';
import picture from '../../art/gauge.svg';
import phonePicture from '../../art/gauge-mobile.svg';
import { Clauses } from './clauses.tsx';
import { Layer, Stage, Words } from './stage.ts';

/** Without slides: a picture of the house's own, and two ways down the page. */
export const HeroBuiltIn = () => {
  const { title, text, services, about } = copy.hero.builtIn;
  return (
    <Stage aria-label={copy.hero.label}>
      <Layer>
        <Words>
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
        </Words>
        <picture>
          <source media={media.stacked.replace('@media ', '')} srcSet={phonePicture} />
          <img className="picture" src={picture} alt="" width={1920} height={1080} fetchPriority="high" />
        </picture>
      </Layer>
    </Stage>
  );
};
