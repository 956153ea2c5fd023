import type { ESTree, Rule } from '@oxlint/plugins';

const message =
  "A style attribute is refused by the security policy (style-src-attr 'none') in HTML from the server: use a styled component.";

const hasStyle = (node: ESTree.Node | null | undefined): boolean =>
  node?.type === 'ObjectExpression' &&
  node.properties.some(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && !one.computed && one.key.name === 'style',
  );

/** `attrs({ … })` and `attrs((props) => ({ … }))` */
const givenByAttrs = (argument: ESTree.Node | undefined): ESTree.Node | null | undefined =>
  argument?.type === 'ArrowFunctionExpression' ? argument.body : argument;

const isCallOf = ({ callee }: ESTree.CallExpression, name: string): boolean =>
  (callee.type === 'Identifier' && callee.name === name) ||
  (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === name);

/** No `style` by attribute, by spread, by `createElement` or by styled-components' `attrs`. */
export const noStyleAttribute: Rule = {
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'style') context.report({ node, message });
    },
    JSXSpreadAttribute(node) {
      if (hasStyle(node.argument)) context.report({ node, message });
    },
    CallExpression(node) {
      const attrs = isCallOf(node, 'attrs') && hasStyle(givenByAttrs(node.arguments[0]));
      const created = isCallOf(node, 'createElement') && hasStyle(node.arguments[1]);
      if (attrs || created) context.report({ node, message });
    },
  }),
};
