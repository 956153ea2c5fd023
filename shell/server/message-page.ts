import { company } from 'shared-lib/copy';
import { messagePage as copy } from '../src/copy/message-page.ts';
import { styleHashes } from './security-headers.ts';

const CSS =
  'body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:#FBF9F4;color:#14282B;font:1.125rem/1.8 "Segoe UI",Tahoma,sans-serif}main{max-inline-size:36rem;padding:1.5rem}h1{font-size:1.75rem;line-height:1.4;margin:0 0 .5rem}a{color:#17625F}a:focus-visible{outline:3px solid #17625F;outline-offset:2px}small{color:#3F5356}';

const STYLE = `<style>${CSS}</style>`;

const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  `style-src ${styleHashes(STYLE).join(' ')}`,
].join('; ');

/** Headers of a message page: it runs nothing, and no search engine lists it. */
export const messageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'x-robots-tag': 'noindex',
} as const;

interface Message {
  title: string;
  text: string;
  /** Id of the request, which the visitor may tell those who read the logs. It has the format of `requestIdOf`. */
  requestId?: string;
}

/** A document that says one thing and needs neither a release nor the API, such as why a link shows nothing. */
export const messagePage = ({ title, text, requestId }: Message): string => {
  const reference =
    requestId === undefined ? '' : `<p><small>${copy.reference} <bdi dir="ltr">${requestId}</bdi></small></p>`;
  return `<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${company.name}</title>${STYLE}</head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">${copy.home}</a></p>${reference}</main></body></html>`;
};
