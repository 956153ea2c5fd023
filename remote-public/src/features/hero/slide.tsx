import { memo } from 'react';
import type { Slider } from 'shared-lib/contracts';
import { isSafeLink, paths } from 'shared-lib/paths';
import { motion } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import { Picture } from 'shared-lib/ui/picture';
import { ForwardLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { gauge } from '../../copy/gauge.ts';
import { HeadActions } from '../../sections/head-actions.ts';
import { Clauses } from './clauses.tsx';
import { HeroLayer, HeroText } from './hero-layout.ts';

const FadingLayer = styled(HeroLayer)<{ $shown: boolean }>`
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  transition:
    opacity ${motion.slow} ease,
    visibility ${motion.slow};
`;

/** A slide has separate pictures for wide screens and phones; a missing one falls back to the others. */
const picturesOf = ({ desktop_image, mobile_image, image }: Slider) => ({
  wide: desktop_image || image || mobile_image,
  phone: mobile_image || desktop_image || image,
});
const WIDE = { width: 1920, height: 1080 };
const PHONE = { width: 768, height: 1152 };

interface Props {
  slide: Slider;
  index: number;
  total: number;
  isShown: boolean;
  /** Whether the picture may load now. */
  loadPicture: boolean;
}

export const Slide = memo(({ slide, index, total, isShown, loadPicture }: Props) => {
  const { wide, phone } = picturesOf(slide);
  const { title_ar, description_ar, button_text_ar, button_link } = slide;
  const hasButton = button_text_ar !== '' && isSafeLink(button_link);
  return (
    <FadingLayer
      $shown={isShown}
      role="group"
      aria-roledescription={copy.carousel.slide}
      aria-label={copy.carousel.position(index + 1, total)}
    >
      <HeroText>
        <h2>
          <Clauses>{title_ar}</Clauses>
        </h2>
        {description_ar && <p>{description_ar}</p>}
        <HeadActions>
          {hasButton && (
            <ButtonLink tone="accent" size="large" to={button_link}>
              {button_text_ar}
            </ButtonLink>
          )}
          {button_link !== paths.freeStudies() && (
            <ButtonLink tone="light" size="large" to={paths.freeStudies()}>
              {copy.hero.freeStudies}
            </ButtonLink>
          )}
          <ForwardLink to={paths.reading()}>{gauge.title}</ForwardLink>
        </HeadActions>
      </HeroText>
      {loadPicture && (
        <Picture
          className="picture"
          src={wide}
          alt=""
          {...WIDE}
          {...(phone && { mobile: { src: phone, ...PHONE } })}
          priority={index === 0}
          preload
        />
      )}
    </FadingLayer>
  );
});
