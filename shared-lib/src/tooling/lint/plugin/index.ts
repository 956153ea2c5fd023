import type { Plugin } from '@oxlint/plugins';
import { arabicInCopy } from './arabic-in-copy.ts';
import { importWalls } from './import-walls.ts';
import { latinDigits } from './latin-digits.ts';
import { logicalCss } from './logical-css.ts';
import { names } from './names.ts';
import { noStyleAttribute } from './no-style-attribute.ts';
import { reasonedSilence } from './reasoned-silence.ts';
import { wholeTests } from './whole-tests.ts';

/**
 * The house rules that no rule of oxlint can say. They are written against the plugin interface that oxlint shares with
 * ESLint, and run inside oxlint: one pass, one report, the same comments to silence a line.
 */
const plugin: Plugin = {
  meta: { name: 'house' },
  rules: {
    'arabic-in-copy': arabicInCopy,
    'import-walls': importWalls,
    'latin-digits': latinDigits,
    'logical-css': logicalCss,
    names,
    'no-style-attribute': noStyleAttribute,
    'reasoned-silence': reasonedSilence,
    'whole-tests': wholeTests,
  },
};

export default plugin;
