/** Font metrics of Alexandria, in percent of the font size. */
const ASCENT = 96.8;
const DESCENT = 25.1;

/** Alexandria gets wider with its weight, a system font does not: so each weight range has its own size adjustment. */
const WEIGHT_RANGES = ['100 379', '380 469', '470 900'] as const;

interface FallbackFont {
  family: string;
  /** Local names of the font on different systems. */
  localNames: readonly string[];
  /**
   * `size-adjust` in percent that gives the text width of Alexandria at weights 350, 435 and 520. Measured over all Arabic words
   * of the public pages; single words differ by up to 5 %.
   */
  sizes: readonly [number, number, number];
}

/** Local system fonts with the metrics of Alexandria, so that text does not move when the web font loads. */
const fallbackFonts: readonly FallbackFont[] = [
  {
    family: 'Alexandria Fallback',
    localNames: ['Segoe UI', 'SF Arabic', 'Geeza Pro', 'Tahoma'],
    sizes: [108, 108, 108],
  },
  { family: 'Alexandria Noto Sans', localNames: ['Noto Sans Arabic UI', 'Noto Sans Arabic'], sizes: [110, 113.8, 116] },
  {
    family: 'Alexandria Noto Naskh',
    localNames: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'],
    sizes: [122.3, 126.6, 129.1],
  },
  { family: 'Alexandria DejaVu', localNames: ['DejaVu Sans'], sizes: [103.2, 106.8, 108.9] },
];

/** `size-adjust` also scales the ascent and descent overrides, so they are divided by it. */
const fontFace = ({ family, localNames }: FallbackFont, size: number, weights: string) => `
  @font-face {
    font-family: "${family}";
    src: ${localNames.map((name) => `local("${name}")`).join(', ')};
    font-weight: ${weights};
    size-adjust: ${size}%;
    ascent-override: ${((ASCENT / size) * 100).toFixed(1)}%;
    descent-override: ${((DESCENT / size) * 100).toFixed(1)}%;
    line-gap-override: 0%;
  }
`;

export const fallbackFontFaces = fallbackFonts
  .flatMap((font) => WEIGHT_RANGES.map((weights, index) => fontFace(font, font.sizes[index] ?? 100, weights)))
  .join('');
export const fallbackFontFamilies = fallbackFonts.map(({ family }) => `"${family}"`).join(', ');
