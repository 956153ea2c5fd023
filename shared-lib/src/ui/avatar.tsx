import { imageHref, IMAGE_QUALITY } from 'shared-lib/paths';
import { color, shape, weight } from 'shared-lib/theme';
import styled from 'styled-components';

const GROUNDS = [color.nile600, color.ink700, color.brass700, color.clay600];

let letters: Intl.Segmenter | undefined;
const firstLetter = (word: string) =>
  (letters ??= new Intl.Segmenter('ar', { granularity: 'grapheme' })).segment(word)[Symbol.iterator]().next().value
    ?.segment ?? '';
/** The Arabic article, where enough of the word is left without it. */
const ARTICLE = /^\u0627\u0644(?=.{2})/u;

/** First letters of the first two names, without the article. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.replace(ARTICLE, ''))
    .filter(Boolean)
    .slice(0, 2)
    .map(firstLetter)
    // Kept apart: joined Arabic letters would read as a word.
    .join('\u200c');

/** The same person always stands on the same ground. */
const groundOf = (name: string) => {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return GROUNDS[sum % GROUNDS.length];
};

const Octagon = styled.span<{ $edge: number; $ground: string | undefined }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $edge }) => $edge / 16}rem;
  block-size: ${({ $edge }) => $edge / 16}rem;
  background: ${({ $ground }) => $ground};
  color: ${color.white};
  clip-path: ${shape.octagon};
  font-size: ${({ $edge }) => ($edge * 0.36) / 16}rem;
  font-weight: ${weight.medium};
  line-height: 1;
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

interface Props {
  name: string;
  /** Stored picture; without one the first letters stand there. */
  src?: string | null;
  /** Edge in px. */
  size?: number;
}

/** A person, as an octagon. Decorative: the name stands beside it. */
export const Avatar = ({ name, src, size = 40 }: Props) => (
  <Octagon $edge={size} $ground={groundOf(name)} aria-hidden="true">
    {src ? (
      <img
        src={imageHref(src, { format: 'webp', quality: IMAGE_QUALITY, width: 320 })}
        alt=""
        width={size}
        height={size}
        loading="lazy"
      />
    ) : (
      initialsOf(name)
    )}
  </Octagon>
);
