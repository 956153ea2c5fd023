import { useCallback, useState, type ReactNode } from 'react';
import { IMAGE_QUALITY, imageHref, imageSrcSet, MOBILE_IMAGE_WIDTH } from 'shared-lib/paths';
import { color, media } from 'shared-lib/theme';
import styled from 'styled-components';
import { LogoMark } from './logo-mark.tsx';
import { useNearViewport } from './use-near-viewport.tsx';

const Shown = styled.img`
  block-size: auto;
`;
/** Keeps the place of a picture that is not there (yet), in its shape. */
const Blank = styled.span<{ $ratio: string }>`
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: var(--skeleton, ${color.sand200});
  svg {
    opacity: 0.5;
  }
  /* Without scripts the picture stands inside: then it alone takes the place, in the frame that is meant for it.
     With scripts what stands inside is text, the source of the picture, which must not be laid out. */
  &:has(img),
  &:has(img) noscript {
    display: contents;
  }
`;

interface Source {
  /** As stored: a bare name, a `/storage/…` path or a full address. */
  src: string;
  /** Measures of the picture itself in px: they keep its place free before it arrives. */
  width: number;
  height: number;
}

interface Props extends Omit<Source, 'src'> {
  src: string | null;
  /** Empty for what only decorates. */
  alt: string;
  /** How wide it is shown, as `sizes` says it. */
  sizes?: string;
  /** Widths offered to the browser. */
  widths?: readonly number[];
  /** Another picture for phones, where the layout stacks. */
  mobile?: Source | undefined;
  /** Seen first: loaded at once and before others. Everything else waits until it is nearly in view. */
  priority?: boolean;
  /** Will be shown next: loaded although it is not in view yet. */
  ahead?: boolean;
  className?: string | undefined;
}

const isOurs = (src: string) => !/^https?:\/\//.test(src);
const srcSetOf = (src: string, widths?: readonly number[]) => (isOurs(src) ? imageSrcSet(src, widths) : undefined);

const forPhones = (source: Source, image: ReactNode) => (
  <picture>
    <source
      media={media.stacked.replace('@media ', '')}
      srcSet={srcSetOf(source.src, [480, MOBILE_IMAGE_WIDTH]) ?? source.src}
      sizes="100vw"
      width={source.width}
      height={source.height}
    />
    {image}
  </picture>
);

/** A picture from the house's image service, in the width that the screen needs. */
export const Picture = ({
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  widths,
  mobile,
  priority = false,
  ahead = false,
  className,
}: Props) => {
  const [broken, setBroken] = useState(false);
  const { isNear, ref: watch } = useNearViewport<HTMLSpanElement>();
  /** It may have failed before this code was there to hear of it. Looked at once: its measures follow those of the window. */
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setBroken(true);
  }, []);
  const blank = { $ratio: `${width} / ${height}`, className };
  if (!src || broken)
    return (
      <Blank {...blank} {...(alt && { role: 'img', 'aria-label': alt })}>
        <LogoMark size={48} />
      </Blank>
    );
  const image = (
    <Shown
      ref={look}
      src={imageHref(
        src,
        isOurs(src) ? { format: 'webp', quality: IMAGE_QUALITY, width: widths?.at(-1) ?? width } : {},
      )}
      srcSet={srcSetOf(src, widths)}
      sizes={isOurs(src) ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      decoding={priority ? 'sync' : 'async'}
      {...(priority && { fetchPriority: 'high' })}
      className={className}
      onError={() => setBroken(true)}
    />
  );
  const picture = mobile ? forPhones(mobile, image) : image;
  if (priority || ahead || isNear) return picture;
  return (
    <Blank ref={watch} {...blank}>
      {/* Without scripts nothing ever comes near: then the browser itself decides. */}
      <noscript>{picture}</noscript>
    </Blank>
  );
};
