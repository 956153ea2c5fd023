import { imageHref, IMAGE_QUALITY } from 'shared-lib/paths';
import { color, media, shape, weight } from 'shared-lib/theme';
import styled from 'styled-components';

const BACKGROUNDS = [color.nile600, color.ink700, color.brass700, color.clay600];

/**
 * The first character with its marks, such as a shadda or an accent. `Intl.Segmenter` would also keep joined emoji together, but its first
 * use blocks a phone for about 100 ms.
 */
const firstCharacter = (word: string) => /^.\p{M}*/su.exec(word)?.[0] ?? '';
/** The Arabic article (al-), when at least two letters follow it. */
const ARTICLE = /^\u0627\u0644(?=.{2})/u;

/** Initials of the first two names, without the article. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.replace(ARTICLE, ''))
    .filter(Boolean)
    .slice(0, 2)
    .map(firstCharacter)
    // A zero-width non-joiner separates them: joined Arabic letters would read as a word.
    .join('\u200c');

/** Picks the background by name, so that a person always has the same one. */
const backgroundOf = (name: string) => {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return BACKGROUNDS[sum % BACKGROUNDS.length];
};

const Octagon = styled.span<{ $edge: number; $background: string | undefined }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $edge }) => $edge / 16}rem;
  block-size: ${({ $edge }) => $edge / 16}rem;
  background: ${({ $background }) => $background};
  color: ${color.white};
  ${media.print} {
    display: none;
  }
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
  /** Stored picture; without one the initials are shown. */
  src?: string | null;
  /** Edge in px. */
  size?: number;
}

/** Octagonal picture or initials of a person. Decorative: show the name beside it. */
export const Avatar = ({ name, src, size = 40 }: Props) => (
  <Octagon $edge={size} $background={backgroundOf(name)} aria-hidden="true">
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
