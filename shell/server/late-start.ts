import { createHash } from 'node:crypto';

const LATE = 'late';

/**
 * Runs in the browser when the page has been read: only now are the scripts asked for. Until then a slow line has all its width
 * for what there is to see, which is all that a visitor waits for so early: links of a page that the server drew work without.
 */
const startLate = (id: string): void => {
  const late = document.getElementById(id);
  if (!(late instanceof HTMLTemplateElement)) return;
  // A task later, so that the browser may paint before.
  setTimeout(() => {
    // Scripts that a script puts into a page run in any order, unless they are told not to.
    for (const script of late.content.querySelectorAll('script')) script.async = false;
    document.head.append(late.content);
  });
};

/** What Node runs has no types any more, but its lines and remarks. */
const short = (code: string): string =>
  code
    .split('\n')
    .map((line) => line.trim().replaceAll(/ {2,}/g, ' '))
    .filter((line) => !line.startsWith('//'))
    .join('\n');

const STARTER = `(${short(startLate.toString())})('${LATE}')`;

/** Names the one script that stands in the page itself to the page's policy. */
export const STARTER_SOURCE = `'sha256-${createHash('sha256').update(STARTER).digest('base64')}'`;

/** Scripts and preloads that are to begin when the page has been read; the last thing in it. Browsers look for neither inside a template. */
export const printLate = (markup: string): string =>
  `<template id="${LATE}">${markup}</template><script>${STARTER}</script>`;
