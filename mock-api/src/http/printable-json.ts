import { printableText } from 'shared-lib/contracts';
import type { Api } from './validation.ts';

/**
 * What `printableText` may change, as code units: a pattern of code points takes twice as long on a text of a megabyte. The surrogates
 * are those of invisible characters; `JSON.stringify` escapes single ones.
 */
const HIDDEN = new RegExp(
  `[${[
    ['007F', '009F'],
    ['00AD', '00AD'],
    ['034F', '034F'],
    ['061C', '061C'],
    ['115F', '1160'],
    ['17B4', '17B5'],
    ['180B', '180F'],
    ['200B', '200F'],
    ['2028', '202E'],
    ['2060', '206F'],
    ['3164', '3164'],
    ['D82F', 'D82F'],
    ['D834', 'D834'],
    ['DB40', 'DB43'],
    ['DFFE', 'DFFF'],
    ['FDD0', 'FDEF'],
    ['FE00', 'FE0F'],
    ['FEFF', 'FEFF'],
    ['FFA0', 'FFA0'],
    ['FFF0', 'FFFB'],
    ['FFFE', 'FFFF'],
  ]
    .map(([first, last]) => `\\u${first}-\\u${last}`)
    .join('')}]`,
);
/** Controls and single surrogates, as `JSON.stringify` writes them. */
const ESCAPED = /\\[bfru]/;
const STRING = /"(?:[^"\\]|\\.)*"/g;

const isHidden = (json: string): boolean => HIDDEN.test(json) || ESCAPED.test(json);
const cleanString = (json: string): string =>
  isHidden(json) ? JSON.stringify(printableText(String(JSON.parse(json)))) : json;

/**
 * Accepts any JSON text of `JSON.stringify`. Its strings lose what `printableText` removes, because rows may be older than the cleaning
 * of input or come from another program: single surrogates, which strict parsers refuse, controls, overrides. All else stays as it is,
 * also `<` and quotation marks: who renders a text escapes it for its format.
 */
export const printableJson = (json: string): string => (isHidden(json) ? json.replaceAll(STRING, cleanString) : json);

/** Register it before the response cache, which then stores what was cleaned. */
export const sendPrintableJson = (app: Api): void => {
  app.addHook('onSend', async (_request, reply, payload) => {
    const isJson = /^application\/(?:[\w.-]+\+)?json/.test(String(reply.getHeader('content-type')));
    return isJson && typeof payload === 'string' ? printableJson(payload) : payload;
  });
};
