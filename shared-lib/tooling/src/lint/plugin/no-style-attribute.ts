import type { ESTree, Rule } from '@oxlint/plugins';

const message =
  "The security policy (style-src-attr 'none') blocks style attributes in HTML from the server: use a styled component.";

const hasStyle = (node: ESTree.Node | null | undefined): boolean =>
  node?.type === 'ObjectExpression' &&
  node.properties.some(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && !one.computed && one.key.name === 'style',
  );

/** `attrs({ … })` and `attrs((props) => ({ … }))` */
const attrsValue = (argument: ESTree.Node | undefined): ESTree.Node | null | undefined =>
  argument?.type === 'ArrowFunctionExpression' ? argument.body : argument;

const isCallOf = ({ callee }: ESTree.CallExpression, name: string): boolean =>
  (callee.type === 'Identifier' && callee.name === name) ||
  (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === name);

/** Forbids `style` as an attribute, in a spread, in `createElement` and in styled-components' `attrs`. */
export const noStyleAttribute: Rule = {
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'style') context.report({ node, message });
    },
    JSXSpreadAttribute(node) {
      if (hasStyle(node.argument)) context.report({ node, message });
    },
    CallExpression(node) {
      const attrs = isCallOf(node, 'attrs') && hasStyle(attrsValue(node.arguments[0]));
      const created = isCallOf(node, 'createElement') && hasStyle(node.arguments[1]);
      if (attrs || created) context.report({ node, message });
    },
  }),
};
