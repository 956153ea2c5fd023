import { useState } from 'react';
import { formatNumber, numberProblem } from 'shared-lib/format';
import { studies } from '../../copy/studies.ts';
import type { TypedFlow } from './cash-flow-row.tsx';
import { amountOf, flowsOf, pastedCells, type PastedCell } from './flow-values.ts';

const labels = studies.flows;

/** A pasted column or row with empty cells: what they mean is asked before anything changes. */
export interface PendingPaste {
  year: number;
  cells: readonly PastedCell[];
  /** «السطر 3»: the name of the cell at a place. */
  nameOf: (index: number) => string;
}

const namesIn = (text: string) => (index: number) =>
  (/[\n\r]/.test(text) ? labels.lineOf : labels.cellOf)(formatNumber(index + 1));

/** Spreadsheets end the last row with a line break. */
const withoutEnd = (text: string): string => text.replace(/\r?\n$/, '');

const isEmpty = ({ reading }: PastedCell): boolean => reading.kind === 'empty';

/** Names of the empty cells. */
export const emptyCellsOf = ({ cells, nameOf }: PendingPaste): string[] =>
  cells.flatMap((cell, index) => (isEmpty(cell) ? [nameOf(index)] : []));

/** Why cells have no number, by their names. */
const problemsOf = ({ cells, nameOf }: PendingPaste): string[] =>
  cells.flatMap(({ text, reading }, index) => {
    const problem = numberProblem(reading, text);
    return problem === undefined ? [] : [labels.problemAt(nameOf(index), problem)];
  });

type Texts = readonly (TypedFlow | undefined)[];

/** A list with at least this many places. */
const withPlaces = (texts: Texts, count: number): (TypedFlow | undefined)[] =>
  Array.from({ length: Math.max(texts.length, count) }, (_, index) => texts[index]);

/** The amounts of the years with what is typed into their fields, and the paste of a column or row. */
export const useCashFlows = (value: unknown, change: (flows: number[]) => void) => {
  const flows = flowsOf(value);
  const [typed, setTyped] = useState<Texts>([]);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [pending, setPending] = useState<PendingPaste>();

  const apply = (pasted: PendingPaste, empty: number) => {
    const { year, cells } = pasted;
    const amounts = cells.map((cell) => (isEmpty(cell) ? empty : amountOf(cell.reading)));
    change(flows.toSpliced(year, amounts.length, ...amounts));
    // What is no number stays in its field, where it can be corrected.
    const texts = cells.map(({ text, reading }) => ({ text, isOpen: reading.kind === 'unreadable' }));
    setTyped(withPlaces(typed, year).toSpliced(year, texts.length, ...texts));
    const count = amounts.filter((amount) => !Number.isNaN(amount)).length;
    setNotes([labels.pasted(formatNumber(count)), ...problemsOf(pasted)]);
    setPending(undefined);
  };

  /** @returns whether the text was a column or row; a single cell is typed into its field */
  const paste = (year: number, text: string): boolean => {
    if (!/[\t\n\r]/.test(withoutEnd(text))) return false;
    const cells = pastedCells(text);
    const pasted = { year, cells: cells ?? [], nameOf: namesIn(withoutEnd(text)) };
    if (pasted.cells.every(isEmpty)) setNotes([cells ? labels.nothingToPaste : labels.severalColumns]);
    else if (pasted.cells.some(isEmpty)) {
      setNotes([]);
      setPending(pasted);
    } else apply(pasted, Number.NaN);
    return true;
  };

  const at = (year: number, next: TypedFlow) => setTyped(withPlaces(typed, year + 1).with(year, next));

  return {
    flows,
    typed,
    notes,
    pending,
    paste,
    /** @param empty amount of the empty cells; not a number leaves their years empty */
    answer: (empty: number) => pending && apply(pending, empty),
    cancel: () => {
      setPending(undefined);
      setNotes([labels.notPasted]);
    },
    type: (year: number, text: TypedFlow, flow: number) => {
      at(year, text);
      change(flows.with(year, flow));
    },
    leave: (year: number) => {
      const text = typed[year];
      const isOpen = Number.isNaN(flows[year]) && text?.text.trim() !== '';
      if (text?.isOpen) at(year, { ...text, isOpen });
    },
    remove: (year: number) => {
      setTyped(typed.toSpliced(year, 1));
      change(flows.toSpliced(year, 1));
    },
    add: () => change([...flows, Number.NaN]),
  };
};
