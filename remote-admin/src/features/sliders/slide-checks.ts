import { countOf } from 'shared-lib/format';
import { checksCopy } from '../../copy/checks.ts';
import { sliders } from '../../copy/sliders.ts';
import type { Check } from '../../resource/checks/check-list.tsx';

const labels = sliders.checks;
const TITLE_MAX = 60;
const TEXT_MAX = 160;

interface CheckedSlide {
  title_ar: string;
  description_ar: string;
  desktop_image: string;
  mobile_image: string;
  image: string;
  button_text_ar: string;
  button_link: string;
}

const lengthCheck = (key: string, text: string, max: number, [good, long]: readonly [string, string]): Check => ({
  key,
  state: text.length > max ? 'advice' : 'passed',
  text: text.length > max ? long : good,
  detail: countOf(text.length, checksCopy.characters),
});

/** What visitors would notice about a slide. @param brokenLinks internal links without a page */
export const slideChecks = (slide: CheckedSlide, brokenLinks: readonly string[]): Check[] => {
  const hasPicture = Boolean(slide.desktop_image || slide.mobile_image || slide.image);
  const hasButton = slide.button_text_ar !== '' && slide.button_link !== '';
  const isHalfButton = !hasButton && (slide.button_text_ar !== '' || slide.button_link !== '');
  const isBroken = brokenLinks.includes(slide.button_link);
  return [
    hasPicture
      ? { key: 'picture', state: 'passed', text: labels.picture }
      : { key: 'picture', state: 'failed', text: labels.noPicture },
    slide.mobile_image
      ? { key: 'phone', state: 'passed', text: labels.phonePicture }
      : { key: 'phone', state: 'advice', text: labels.noPhonePicture },
    lengthCheck('title', slide.title_ar, TITLE_MAX, [labels.title, labels.longTitle]),
    lengthCheck('text', slide.description_ar, TEXT_MAX, [labels.text, labels.longText]),
    ...(isHalfButton ? [{ key: 'button', state: 'advice' as const, text: labels.noButton }] : []),
    ...(hasButton
      ? [
          {
            key: 'link',
            state: isBroken ? ('failed' as const) : ('passed' as const),
            text: isBroken ? labels.brokenLink : labels.link,
            detail: slide.button_link,
          },
        ]
      : []),
  ];
};
