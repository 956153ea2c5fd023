import arabicBasic from './fonts/alexandria-arabic-basic-wght-normal.woff2';
import arabic from './fonts/alexandria-arabic-wght-normal.woff2';
import latinBasic from './fonts/alexandria-latin-basic-wght-normal.woff2';
import latin from './fonts/alexandria-latin-wght-normal.woff2';
import { fallbackFontFaces } from './fallback-fonts.ts';

/** URLs of the two font files that every page preloads: basic Arabic; basic Latin with digits and punctuation. */
export const fontFiles = [arabicBasic, latinBasic] as const;

const ARABIC_BASIC =
  'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0652, U+0654-0655, U+066A-066C, U+0670-0671, U+200C-200F, U+FD3E-FD3F';
const ARABIC_RARE =
  'U+0600-060B, U+060D-061A, U+061C-061E, U+0620, U+063B-063F, U+0653, U+0656-0669, U+066D-066F, U+0672-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+204F, U+2E41, U+FB50-FD3D, U+FD40-FDFF, U+FE70-FE74, U+FE76-FEFC';
/**
 * U+2066-2069 isolate figures in sentences. The file has no glyph for them and needs none: browsers render nothing for them. If they
 * were outside the range, a browser would search for a local font that has them.
 */
const LATIN_BASIC =
  'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00B0, U+00B2-00B3, U+00B7, U+00BB, U+00D7, U+00F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2066-2069, U+2190-2193, U+2212';
const LATIN_RARE =
  'U+0000-001F, U+007F-009F, U+00A1-00A8, U+00AA, U+00AC-00AF, U+00B1, U+00B4-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00F6, U+00F8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+2010-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-2056, U+20AC, U+2122, U+2215, U+FEFF, U+FFFD';

const fontFace = (file: string, range: string) => `
  @font-face {
    font-family: "Alexandria";
    src: url("${file}") format("woff2");
    font-weight: 100 900;
    font-style: normal;
    font-display: swap;
    unicode-range: ${range};
  }
`;

/** The font family and its local fallbacks. The browser downloads the full files only for rare characters. */
export const fontFaces = `
  ${fontFace(arabicBasic, ARABIC_BASIC)}
  ${fontFace(latinBasic, LATIN_BASIC)}
  ${fontFace(arabic, ARABIC_RARE)}
  ${fontFace(latin, LATIN_RARE)}
  ${fallbackFontFaces}
`;
