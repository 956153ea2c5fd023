import arabic from './fonts/alexandria-arabic-wght-normal.woff2';
import latin from './fonts/alexandria-latin-wght-normal.woff2';

/** Addresses of the two font files: every weight of one script each. Digits and signs are in the Latin one, so a page needs both at once. */
export const fontFiles = [arabic, latin] as const;

const ARABIC_RANGE =
  'U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC';
const LATIN_RANGE =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

const face = (file: string, range: string) => `
  @font-face {
    font-family: "Alexandria";
    src: url("${file}") format("woff2");
    font-weight: 100 900;
    font-style: normal;
    font-display: swap;
    unicode-range: ${range};
  }
`;

/** The family, and a local stand-in with its measures so that the text does not move when the files arrive. */
export const fontFaces = `
  ${face(arabic, ARABIC_RANGE)}
  ${face(latin, LATIN_RANGE)}
  @font-face {
    font-family: "Alexandria Fallback";
    src: local("Segoe UI"), local("SF Arabic"), local("Geeza Pro"), local("Noto Sans Arabic"), local("Tahoma");
    size-adjust: 108%;
    ascent-override: 96%;
    descent-override: 28%;
    line-gap-override: 0%;
  }
`;
