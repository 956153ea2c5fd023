import type { Plugin } from '@oxlint/plugins';
import { arabicInCopy, latinDigits } from './copy-texts.ts';
import { importBoundaries } from './import-boundaries.ts';
import { conversionNames, fileNames, glossaryNames } from './names.ts';
import { logicalCss, noStyleAttribute } from './styles.ts';
import { oneNumberReader } from './one-number-reader.ts';
import { reasonedDisable } from './reasoned-disable.ts';
import { noPartialTests } from './no-partial-tests.ts';

/**
 * The project's own lint rules, for conventions that no rule of oxlint covers. They use the plugin interface that oxlint
 * shares with ESLint and run inside oxlint: one pass, one report, the same comments to disable a rule.
 */
const plugin: Plugin = {
  meta: { name: 'project' },
  rules: {
    'arabic-in-copy': arabicInCopy,
    'conversion-names': conversionNames,
    'import-boundaries': importBoundaries,
    'latin-digits': latinDigits,
    'logical-css': logicalCss,
    'file-names': fileNames,
    'glossary-names': glossaryNames,
    'no-style-attribute': noStyleAttribute,
    'one-number-reader': oneNumberReader,
    'reasoned-disable': reasonedDisable,
    'no-partial-tests': noPartialTests,
  },
};

export default plugin;
