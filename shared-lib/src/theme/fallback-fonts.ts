/** Measures of Alexandria, in percent of its size. */
const ASCENT = 96.8;
const DESCENT = 25.1;

/** Alexandria grows wider with its weight, a system's regular face does not: one size per part of the scale (350 to 550). */
const WEIGHTS = ['100 379', '380 469', '470 900'] as const;

interface FallbackFont {
  family: string;
  /** Names of one design, as systems call it. */
  faces: readonly string[];
  /**
   * Percent by which it is as wide as Alexandria at 350, 435 and 520, over all Arabic words of the public pages (single words
   * differ by a twentieth either way).
   */
  sizes: readonly [number, number, number];
}

/** What visitors' systems have, each with the measures of the real family, so that words keep their places when its files arrive. */
const fallbackFonts: readonly FallbackFont[] = [
  { family: 'Alexandria Fallback', faces: ['Segoe UI', 'SF Arabic', 'Geeza Pro', 'Tahoma'], sizes: [108, 108, 108] },
  { family: 'Alexandria Noto Sans', faces: ['Noto Sans Arabic UI', 'Noto Sans Arabic'], sizes: [110, 113.8, 116] },
  {
    family: 'Alexandria Noto Naskh',
    faces: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'],
    sizes: [122.3, 126.6, 129.1],
  },
  { family: 'Alexandria DejaVu', faces: ['DejaVu Sans'], sizes: [103.2, 106.8, 108.9] },
];

/** The size of a face also scales what is said of its ascent and descent. */
const face = ({ family, faces }: FallbackFont, size: number, weights: string) => `
  @font-face {
    font-family: "${family}";
    src: ${faces.map((name) => `local("${name}")`).join(', ')};
    font-weight: ${weights};
    size-adjust: ${size}%;
    ascent-override: ${((ASCENT / size) * 100).toFixed(1)}%;
    descent-override: ${((DESCENT / size) * 100).toFixed(1)}%;
    line-gap-override: 0%;
  }
`;

export const fallbackFontFaces = fallbackFonts
  .flatMap((standIn) => WEIGHTS.map((weights, place) => face(standIn, standIn.sizes[place] ?? 100, weights)))
  .join('');
export const fallbackFontFamilies = fallbackFonts.map(({ family }) => `"${family}"`).join(', ');
