import { useCallback, useState, type ReactNode } from 'react';
import { IMAGE_QUALITY, imageHref, imageSrcSet, MOBILE_IMAGE_WIDTH } from 'shared-lib/paths';
import { color, media } from 'shared-lib/theme';
import styled from 'styled-components';
import { LogoMark } from './logo-mark.tsx';
import { useNearViewport } from './use-near-viewport.tsx';

const StyledImage = styled.img`
  block-size: auto;
`;
/** Reserves the space of a picture that is loading or missing. */
const Placeholder = styled.span<{ $ratio: string }>`
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: var(--skeleton, ${color.sand200});
  svg {
    opacity: 0.5;
  }
`;
/**
 * Without scripts, <noscript> contains a real <img>: only that image shows, in the layout of the placeholder. With `:has(img)` instead
 * of the media query, browsers would compute styles again whenever an element is added to the document.
 */
const Pending = styled(Placeholder)`
  @media (scripting: none) {
    &,
    noscript {
      display: contents;
    }
  }
  ${media.print} {
    display: none;
  }
`;

interface Source {
  /** Stored value: a bare file name, a `/storage/…` path or an absolute URL. */
  src: string;
  /** Intrinsic size in px; it reserves the space before the picture loads. */
  width: number;
  height: number;
}

interface Props extends Omit<Source, 'src'> {
  src: string | null;
  /** Alternative text; empty for decorative pictures. */
  alt: string;
  /** Display width, in the syntax of the HTML `sizes` attribute. */
  sizes?: string;
  /** Widths in px for `srcset`. */
  widths?: readonly number[];
  /** Alternative picture for the stacked layout of phones. */
  mobile?: Source | undefined;
  /** Loads at once with high priority, for the first screen. Other pictures load when they are near the viewport. */
  priority?: boolean;
  /** Loads before it is near the viewport, for content that is about to appear. */
  preload?: boolean;
  className?: string | undefined;
}

const isLocal = (src: string) => !/^https?:\/\//.test(src);
const srcSetOf = (src: string, widths?: readonly number[], format?: 'avif') =>
  isLocal(src) ? imageSrcSet(src, widths, format) : undefined;

/** The image stays the item of the layout around it. Its sources would be items of a grid, with rows of their own. */
const Sources = styled.picture`
  display: contents;
  source {
    display: none;
  }
`;

interface SourcesProps {
  wide: Source;
  widths: readonly number[] | undefined;
  sizes: string;
  mobile: Source | undefined;
  /** Whether browsers get AVIF. Encoding one takes the API up to 0.6 s, so only pictures of the first screen have it. */
  hasAvif: boolean;
  children: ReactNode;
}

/** The alternatives to the image in `children`, which older browsers show: AVIF, and another picture for the layout of phones. */
const withSources = ({ wide, widths, sizes, mobile, hasAvif, children }: SourcesProps): ReactNode => {
  const isAvif = hasAvif && isLocal(wide.src);
  if (!mobile && !isAvif) return children;
  const mobileSource = (format?: 'avif') =>
    mobile && (
      <source
        media={media.stacked.replace('@media ', '')}
        type={format && `image/${format}`}
        srcSet={srcSetOf(mobile.src, [480, MOBILE_IMAGE_WIDTH], format) ?? mobile.src}
        sizes="100vw"
        width={mobile.width}
        height={mobile.height}
      />
    );
  return (
    <Sources>
      {isAvif && mobile && isLocal(mobile.src) && mobileSource('avif')}
      {mobileSource()}
      {isAvif && <source type="image/avif" srcSet={srcSetOf(wide.src, widths, 'avif')} sizes={sizes} />}
      {children}
    </Sources>
  );
};

/** A responsive picture from the image endpoint of the API. Pictures on other origins are used unchanged. */
export const Picture = ({
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  widths,
  mobile,
  priority = false,
  preload = false,
  className,
}: Props) => {
  const [broken, setBroken] = useState(false);
  const { isNear, ref: viewportRef } = useNearViewport<HTMLSpanElement>();
  /** Detects a picture that failed to load before hydration. */
  const checkFailed = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setBroken(true);
  }, []);
  const placeholderProps = { $ratio: `${width} / ${height}`, className };
  if (!src || broken)
    return (
      <Placeholder {...placeholderProps} {...(alt && { role: 'img', 'aria-label': alt })}>
        <LogoMark size={48} />
      </Placeholder>
    );
  const image = (
    <StyledImage
      ref={checkFailed}
      src={imageHref(
        src,
        isLocal(src) ? { format: 'webp', quality: IMAGE_QUALITY, width: widths?.at(-1) ?? width } : {},
      )}
      srcSet={srcSetOf(src, widths)}
      sizes={isLocal(src) ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      // Otherwise scripts and input wait for the decoder: the AVIF of a hero keeps a phone busy for more than 100 ms.
      decoding="async"
      {...(priority && { fetchPriority: 'high' })}
      className={className}
      onError={() => setBroken(true)}
    />
  );
  const picture = withSources({
    wide: { src, width, height },
    widths,
    sizes,
    mobile,
    hasAvif: priority,
    children: image,
  });
  if (priority || preload || isNear) return picture;
  return (
    <Pending ref={viewportRef} {...placeholderProps}>
      {/* Without scripts there is no viewport observer: render the picture and let the browser load it. */}
      <noscript>{picture}</noscript>
    </Pending>
  );
};
