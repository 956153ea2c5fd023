import type { ESTree, Rule } from '@oxlint/plugins';

const SIDE = /\b(?:left|right)\b|(?:^|[;{\s])direction\s*:/;
const TAGS = new Set(['css', 'keyframes', 'createGlobalStyle', 'styled']);

/** Whether something is a way to write CSS: `styled.div`, `styled(Card).attrs(…)`, `css`… */
const isStyling = (node: ESTree.Node): boolean => {
  if (node.type === 'Identifier') return TAGS.has(node.name);
  if (node.type === 'MemberExpression') return isStyling(node.object);
  return node.type === 'CallExpression' && isStyling(node.callee);
};

/** Whether a text becomes part of a styled template. Arguments of functions such as `physical('…')` are exempt. */
const isInTemplate = (node: ESTree.Node): boolean => {
  for (let above = node.parent; above; above = above.parent) {
    if (above.type === 'CallExpression') return false;
    if (above.type === 'TaggedTemplateExpression') return isStyling(above.tag);
  }
  return false;
};

const isOption = ({ callee }: ESTree.CallExpression) =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  /^(?:attrs|withConfig)$/.test(callee.property.name);

/** Logical CSS only, where stylelint cannot look: in strings inside styled templates and in style objects. */
export const logicalCss: Rule = {
  create(context) {
    const check = (node: ESTree.Node, text: string) => {
      if (SIDE.test(text) && isInTemplate(node))
        context.report({
          node,
          message:
            "Sides are logical (margin-inline-start, inset-inline-end, text-align: start); use physical() of 'shared-lib/theme' where a physical side is intended.",
        });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node) {
        if (node.parent.type !== 'TaggedTemplateExpression')
          check(node, node.quasis.map(({ value }) => value.raw).join(' '));
      },
      CallExpression(node) {
        if (isStyling(node.callee) && !isOption(node) && node.arguments[0]?.type === 'ObjectExpression')
          context.report({ node, message: 'Write styles as a template: stylelint does not read CSS in objects.' });
      },
    };
  },
};

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
