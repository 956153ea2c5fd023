import { relative, sep } from 'node:path';
import stylelint from 'stylelint';
import type { Finding } from './finding.ts';

/** CSS in styled templates: `.stylelintrc.yaml`. */
export const checkStyles = async (root: string): Promise<Finding[]> => {
  const { results } = await stylelint.lint({
    cwd: root,
    files: '{shell,remote-*,shared-lib}/src/**/*.{ts,tsx}',
    allowEmptyInput: true,
  });
  return results.flatMap(({ source = '', warnings }) =>
    warnings.map(({ line, column, rule, text }) => ({
      file: relative(root, source).split(sep).join('/'),
      line,
      column,
      rule,
      message: text.replace(` (${rule})`, ''),
    })),
  );
};
