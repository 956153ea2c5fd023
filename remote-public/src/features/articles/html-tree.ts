import { Parser } from 'htmlparser2';

export interface HtmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

/** Parses HTML into a tree on server and client. Trusted Types forbid `innerHTML` and `DOMParser` in the browser. */
export const htmlTree = (html: string): HtmlNode[] => {
  const root: HtmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const element = { name, attributes, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext: (text) => {
      open.at(-1)?.children.push(text);
    },
    onclosetag: () => {
      open.pop();
    },
  });
  parser.end(html);
  return root.children;
};
