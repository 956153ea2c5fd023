import type { ESTree, Rule } from '@oxlint/plugins';
import { isTest, locationOf } from './file-location.ts';

/** The Arabic decimal mark and separator of thousands, as characters or escapes. */
const ARABIC_SEPARATOR = /[\u066B\u066C]|\\u066[BC]/i;
/** A pattern that finds commas: alone, or in a set of characters. */
const COMMA = /^\/,\/|^['"],['"]$|\[[^\]]*,[^\]]*\]/;

const MESSAGE =
  "Numbers that people type, paste or import are read by 'shared-lib/numbers' only: what a separator means depends on its place and on the field.";

const removesCommas = (node: ESTree.CallExpression, textOf: (node: ESTree.Node) => string): boolean => {
  const [pattern, replacement] = node.arguments;
  return (
    node.callee.type === 'MemberExpression' &&
    /\.replace(?:All)?$/.test(textOf(node.callee)) &&
    pattern?.type === 'Literal' &&
    COMMA.test(textOf(pattern)) &&
    replacement?.type === 'Literal' &&
    replacement.value === ''
  );
};

/** A second reader of numbers begins by naming their separators or by removing their commas. */
export const oneNumberReader: Rule = {
  create(context) {
    const file = locationOf(context);
    if (isTest(file) || /^shared-lib\/(?:src\/numbers|tooling)\//.test(file.path)) return {};
    const textOf = (node: ESTree.Node) => context.sourceCode.getText(node);
    return {
      Literal(node) {
        if (ARABIC_SEPARATOR.test(textOf(node))) context.report({ node, message: MESSAGE });
      },
      CallExpression(node) {
        if (removesCommas(node, textOf)) context.report({ node, message: MESSAGE });
      },
    };
  },
};
