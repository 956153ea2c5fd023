import { table } from 'tooling/checks/table';
import { count, kilobytes, milliseconds } from '../targets.ts';
import type { Comparison, Measured } from './compare.ts';

/** A line of the table: its name, the value of a variant, and how it is shown. */
type Row = readonly [string, (measured: Measured) => number, (value: number) => string];

const rows: readonly Row[] = [
  ['first contentful paint', ({ firstPaint }) => firstPaint, milliseconds],
  ['largest contentful paint', ({ largestPaint }) => largestPaint, milliseconds],
  ['interactive (layout and page)', ({ interactive }) => interactive, milliseconds],
  ['JavaScript before interactive, brotli', ({ scriptBytes }) => scriptBytes, kilobytes],
  ['JavaScript in total, brotli', ({ allScriptBytes }) => allScriptBytes, kilobytes],
  ['HTML, brotli', ({ htmlBytes }) => htmlBytes, kilobytes],
  ['bytes in total', ({ allBytes }) => allBytes, kilobytes],
  ['requests', ({ requests }) => requests, count],
  ['requests for scripts', ({ scriptRequests }) => scriptRequests, count],
  ['chain of requests to the largest paint', ({ chain }) => chain.length, count],
  ['cumulative layout shift', ({ shift }) => shift, (value) => value.toFixed(3)],
  ['total blocking time', ({ blocked }) => blocked, milliseconds],
  ['tasks over 200 ms after load, machine not slowed', ({ longAfterLoad }) => longAfterLoad, count],
  ['characters of visible text', ({ textLength }) => textLength, count],
];

/** Formats what was measured for each variant. A page without scripts has no interactive time: its cell is empty. */
export const valueLines = ({ composed, static: html, bundle, baseline }: Comparison): string[] => {
  const columns = [
    { name: 'composed', measured: composed },
    { name: 'static HTML', measured: html },
    { name: 'one bundle', measured: bundle },
    ...(baseline ? [{ name: 'baseline bundle', measured: baseline }] : []),
  ];
  return table([
    ['', ...columns.map(({ name }) => name)],
    ...rows.map(([name, valueOf, format]) => [
      name,
      ...columns.map(({ measured }) => {
        const value = valueOf(measured);
        return Number.isNaN(value) ? '' : format(value);
      }),
    ]),
  ]);
};
