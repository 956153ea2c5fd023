import type { Sample } from './sample.ts';

export const codeSamples: Sample[] = [
  {
    breaks: 'project/file-names',
    message: "'utils' does not describe the content",
    file: 'remote-public/src/utils/price.ts',
    source: 'export const price = 3;\n',
  },
  {
    breaks: 'project/file-names',
    message: "'form-helpers' does not describe the content",
    file: 'remote-public/src/names/form-helpers.ts',
    source: 'export const price = 3;\n',
  },
  {
    breaks: 'project/file-names',
    message: "'common' does not describe the content",
    file: 'mock-api/src/common/price.ts',
    source: 'export const price = 3;\n',
  },
  {
    breaks: 'project/file-names',
    message: "'misc' does not describe the content",
    file: 'mock-api/src/names/misc.ts',
    source: 'export const price = 3;\n',
  },
  {
    breaks: 'project/file-names',
    message: "'ContactForm' is not in kebab-case",
    file: 'remote-public/src/ContactForm/field.ts',
    source: 'export const price = 3;\n',
  },
  // It needs the types of the checkout, as a third of the rules do.
  {
    breaks: 'typescript/no-floating-promises',
    message: 'Promises must be awaited',
    file: 'mock-api/src/promises/floating.ts',
    source: 'export const act = (save: () => Promise<void>): void => {\n  save();\n};\n',
  },
];
