import { Parser } from 'htmlparser2';

export interface HtmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

/** Elements inside deeper ones become their content: browsers flatten deep trees, too, and rendering them would exceed the stack. */
const MAX_DEPTH = 100;

/** Parses HTML into a tree on server and client. Trusted Types forbid `innerHTML` and `DOMParser` in the browser. */
export const htmlTree = (html: string): HtmlNode[] => {
  const root: HtmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  let tooDeep = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (open.length > MAX_DEPTH) {
        tooDeep += 1;
        return;
      }
      const element = { name, attributes, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext: (text) => {
      open.at(-1)?.children.push(text);
    },
    onclosetag: () => {
      if (tooDeep > 0) tooDeep -= 1;
      else open.pop();
    },
  });
  parser.end(html);
  return root.children;
};
