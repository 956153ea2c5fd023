import { useState } from 'react';
import { IMAGE_QUALITY, imageHref, imageSrcSet, MOBILE_IMAGE_WIDTH } from 'shared-lib/paths';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { Mark } from './mark.tsx';

const Shown = styled.img`
  block-size: auto;
`;
/** Stands where a picture is missing or did not load, in its shape. */
const Blank = styled.span<{ $ratio: string }>`
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: ${color.sand200};
  svg {
    opacity: .5;
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
  /** Another picture for phones. */
  mobile?: Source;
  /** Seen first: loaded at once and before others. Everything else waits until it is nearly in view. */
  priority?: boolean;
  className?: string;
}

const isOurs = (src: string) => !/^https?:\/\//.test(src);
const srcSetOf = (src: string, widths?: readonly number[]) => (isOurs(src) ? imageSrcSet(src, widths) : undefined);

/** A picture from the house's image service, in the width that the screen needs. */
export const Picture = ({ src, alt, width, height, sizes = '100vw', widths, mobile, priority = false, className }: Props) => {
  const [broken, setBroken] = useState(false);
  /** It may have failed before this code was there to hear of it. */
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setBroken(true);
  };
  if (!src || broken)
    return (
      <Blank $ratio={`${width} / ${height}`} className={className} {...(alt && { role: 'img', 'aria-label': alt })}>
        <Mark size={48} />
      </Blank>
    );
  const image = (
    <Shown
      ref={look}
      src={imageHref(src, isOurs(src) ? { format: 'webp', quality: IMAGE_QUALITY, width: widths?.at(-1) ?? width } : {})}
      srcSet={srcSetOf(src, widths)}
      sizes={isOurs(src) ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      {...(priority && { fetchPriority: 'high' })}
      className={className}
      onError={() => setBroken(true)}
    />
  );
  return mobile ? (
    <picture>
      <source
        media={`(max-width: ${MOBILE_IMAGE_WIDTH - 1}px)`}
        srcSet={srcSetOf(mobile.src, [480, MOBILE_IMAGE_WIDTH]) ?? mobile.src}
        sizes="100vw"
        width={mobile.width}
        height={mobile.height}
      />
      {image}
    </picture>
  ) : (
    image
  );
};
