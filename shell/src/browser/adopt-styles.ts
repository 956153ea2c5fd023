import { __PRIVATE__ } from 'styled-components';
import { PAGE_STYLES_ID } from './boot.ts';

const { mainSheet, StyleSheet } = __PRIVATE__;
type StyleTag = ReturnType<typeof mainSheet.getTag>['tag'];

/** A rule that matches nothing. It follows the rules of a component and names the component and its classes. */
const MARKER = /^data-styled\.g\d+\[id="([^"]+)"\]/;

interface Component {
  id: string;
  /** Classes, with commas between and quotes around. */
  classes: string;
  /** Number of rules with the marker. The browser has left out rules that it cannot parse. */
  size: number;
}

/** The components whose rules a sheet of the server contains, in their order. */
const readComponents = ({ cssRules }: CSSStyleSheet): Component[] => {
  const components: Component[] = [];
  let size = 0;
  for (const rule of cssRules) {
    size += 1;
    if (!(rule instanceof CSSStyleRule)) continue;
    const [, id] = MARKER.exec(rule.selectorText) ?? [];
    if (id === undefined) continue;
    components.push({ id, classes: rule.style.content, size });
    size = 0;
  }
  return components;
};

const tagOf = (sheet: CSSStyleSheet): StyleTag => ({
  get length() {
    return sheet.cssRules.length;
  },
  insertRule(index, rule) {
    try {
      sheet.insertRule(rule, index);
      return true;
    } catch {
      return false; // as in styled-components: a rule that the browser cannot parse does not count
    }
  },
  deleteRule: (index) => sheet.deleteRule(index),
  getRule: (index) => sheet.cssRules[index]?.cssText ?? '',
});

/**
 * Makes styled-components continue the style sheet that the server began. By itself it copies every rule into a sheet of its own and
 * removes the server's, after which the browser computes the style of every element again: 60 ms on a phone.
 * Call it before the first styled component is defined: groups are numbered as they are registered, and the numbers order the rules.
 */
export const adoptPageStyles = (): void => {
  const element = document.getElementById(PAGE_STYLES_ID);
  if (!(element instanceof HTMLStyleElement) || !element.sheet) return;
  const groups = mainSheet.getTag();
  const components = readComponents(element.sheet).map((component) => {
    for (const name of component.classes.match(/[^",]+/g) ?? []) mainSheet.registerName(component.id, name);
    return { ...component, group: StyleSheet.registerId(component.id) };
  });
  // Without rules: the last group lengthens the list of sizes, the first resets the index that the tag keeps between two calls.
  for (const group of [components.at(-1)?.group ?? 0, 0]) groups.insertRules(group, []);
  for (const { group, size } of components) groups.groupSizes[group] = size;
  groups.tag = tagOf(element.sheet);
  document.querySelector('style[data-styled=active]')?.remove();
};
