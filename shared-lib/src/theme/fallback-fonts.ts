/** Font metrics of Alexandria, in percent of the font size. */
const ASCENT = 96.8;
const DESCENT = 25.1;

interface FallbackFont {
  family: string;
  /** Local names of the font on different systems. */
  localNames: readonly string[];
  /** `size-adjust` in percent, by weight range. */
  sizes: Readonly<Record<string, number>>;
}

/**
 * Alexandria gets wider with its weight, most system fonts do not, so each weight range has its own size.
 * @param light the size that gives the text width of Alexandria at weight 350, measured over all Arabic words of the public pages;
 *   single words differ by up to 5 %
 * @param medium the same at weight 435
 * @param strong the same at weight 520
 */
const sizesByWeight = (light: number, medium: number, strong: number) => ({
  '100 379': light,
  '380 469': medium,
  '470 900': strong,
});

/**
 * Local system fonts with the metrics of Alexandria, so that text does not move when the web font loads. The browser looks for the
 * names in this order during the first layout, once per rule, and each name of a missing font takes milliseconds on Linux. So DejaVu,
 * which only Linux has, comes first, and fonts with one size for all weights have one rule.
 */
const fallbackFonts: readonly FallbackFont[] = [
  { family: 'Alexandria DejaVu', localNames: ['DejaVu Sans'], sizes: sizesByWeight(103.2, 106.8, 108.9) },
  {
    family: 'Alexandria Fallback',
    localNames: ['Segoe UI', 'SF Arabic', 'Geeza Pro', 'Tahoma'],
    sizes: { '100 900': 108 },
  },
  {
    family: 'Alexandria Noto Sans',
    localNames: ['Noto Sans Arabic UI', 'Noto Sans Arabic'],
    sizes: sizesByWeight(110, 113.8, 116),
  },
  {
    family: 'Alexandria Noto Naskh',
    localNames: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'],
    sizes: sizesByWeight(122.3, 126.6, 129.1),
  },
];

/** `size-adjust` also scales the ascent and descent overrides, so they are divided by it. */
const fontRule = ({ family, localNames }: FallbackFont, size: number, weights: string) => `
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
  .flatMap((font) => Object.entries(font.sizes).map(([weights, size]) => fontRule(font, size, weights)))
  .join('');
export const fallbackFontFamilies = fallbackFonts.map(({ family }) => `"${family}"`).join(', ');
