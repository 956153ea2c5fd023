import type { ReactNode } from 'react';
import { IMAGE_QUALITY, imageHref, imageSrcSet, MOBILE_IMAGE_WIDTH } from 'shared-lib/paths';
import { color, layout, media, surface, weight } from 'shared-lib/theme';
import styled from 'styled-components';

/** The content column leaves space for a site header above it; the picture extends behind that header. */
const Layout = styled.main<{ $headerHeight: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 46%);
  min-block-size: 100svh;
  margin-block-start: calc(-1 * ${({ $headerHeight }) => $headerHeight});
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    min-block-size: calc(100svh - ${({ $headerHeight }) => $headerHeight});
    margin: 0;
  }
`;
/** Beside the content column, with the same height; a strip above it on phones. */
const Side = styled.header`
  ${surface.dark}
  order: 1;
  background-color: ${color.ink950};
  ${media.stacked} {
    order: 0;
  }
`;
/** Sticky, so that the picture stays in the viewport while the column scrolls. */
const View = styled.div`
  position: sticky;
  inset-block-start: 0;
  block-size: 100svh;
  overflow: hidden;
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 0;
  }
  ${media.stacked} {
    position: relative;
    block-size: 11rem;
  }
`;
const Caption = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  padding: var(--s24) var(--s12) var(--s12);
  background: linear-gradient(to top, rgb(6 26 30 / 0.95), transparent);
  h1 {
    color: ${color.white};
    font-size: 2.5rem;
    font-weight: ${weight.head};
    line-height: 1.3;
  }
  p {
    color: #f1d59b;
    font-size: 1.125rem;
  }
  ${media.stacked} {
    padding: var(--s12) var(--s5) var(--s5);
    /* The strip is lower and the lightest part of the picture is behind the text, so the fade is stronger. */
    background: linear-gradient(to top, rgb(6 26 30 / 0.95), rgb(6 26 30 / 0.72) 65%, transparent);
    h1 {
      font-size: 1.75rem;
    }
  }
`;
const Column = styled.div<{ $headerHeight: string }>`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--s8);
  min-inline-size: 0;
  padding: var(--s8) clamp(var(--s6), 5vw, var(--s20));
  ${media.columns} {
    padding-block-start: calc(var(--s8) + ${({ $headerHeight }) => $headerHeight});
  }
`;
const Middle = styled.div`
  display: grid;
  align-content: center;
  gap: var(--s6);
  inline-size: 100%;
  max-inline-size: 28rem;
  margin-inline: auto;
`;

interface Props {
  /** Heading of the page and the line below it, over the picture. */
  title: string;
  subtitle: string;
  /** Stored path of a portrait picture. */
  picture: string;
  /** Whether the site header is above the page. */
  belowHeader?: boolean;
  /** Content above and below the main content. */
  top?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** Layout for a page with one small task, such as sign-in: a content column beside a picture with the page title. */
export const SplitPage = ({ title, subtitle, picture, belowHeader = false, top, foot, children }: Props) => {
  const headerHeight = belowHeader ? layout.header : '0px';
  return (
    <Layout $headerHeight={headerHeight}>
      <Side>
        <View>
          <img
            src={imageHref(picture, { format: 'webp', quality: IMAGE_QUALITY, width: MOBILE_IMAGE_WIDTH })}
            srcSet={imageSrcSet(picture, [480, MOBILE_IMAGE_WIDTH])}
            sizes="(max-width: 900px) 100vw, 46vw"
            alt=""
          />
          <Caption>
            <h1>{title}</h1>
            <p>{subtitle}</p>
          </Caption>
        </View>
      </Side>
      <Column $headerHeight={headerHeight}>
        <div>{top}</div>
        <Middle>{children}</Middle>
        <div>{foot}</div>
      </Column>
    </Layout>
  );
};
