import { useEffect, useRef, useState } from 'react';
import { encodeCalculation } from 'shared-lib/calculation';
import { FORMULA_VERSION, MAX_LINES, type CalculationDetail } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import {
  parseDraft,
  readDraft,
  type CalculationDraft,
  type LineDraft,
  type LinesName,
  type TextFieldName,
} from './draft.ts';

/** Typing pauses before the URL changes: browsers refuse to change it too often. */
const URL_DELAY = 400;

const sameDraft = (one: CalculationDraft, other: CalculationDraft) => JSON.stringify(one) === JSON.stringify(other);

/** Writes the calculation into the URL without a navigation, so that the page can be shared, reloaded and reached by Back. */
const useUrl = (code: string | undefined, isChanged: boolean) => {
  useEffect(() => {
    if (code === undefined || !isChanged) return;
    const timer = setTimeout(
      () =>
        window.history.replaceState(
          window.history.state,
          '',
          paths.calculator({ c: code, formula: String(FORMULA_VERSION) }),
        ),
      URL_DELAY,
    );
    return () => clearTimeout(timer);
  }, [code, isChanged]);
};

/** The state of the form. Its results follow each key; an invalid field keeps the last valid results. */
export const useDraft = (start: CalculationDraft) => {
  const [draft, setDraft] = useState(start);
  const form = useRef<HTMLFormElement>(null);
  const { input, errors } = parseDraft(draft);
  const [valid, setValid] = useState(input);
  if (input && JSON.stringify(input) !== JSON.stringify(valid)) setValid(input);
  // What a visitor typed while the scripts were loading is in the form, but not in the state.
  useEffect(() => {
    if (!form.current) return;
    const typed = readDraft(new FormData(form.current), start);
    if (!sameDraft(typed, start)) setDraft(typed);
  }, [start]);
  useUrl(input && encodeCalculation(input), draft !== start);

  const setText = (name: TextFieldName, text: string) =>
    setDraft((current) => ({ ...current, texts: { ...current.texts, [name]: text } }));
  const setLine = (list: LinesName, key: number, change: Partial<LineDraft>) =>
    setDraft((current) => ({
      ...current,
      [list]: current[list].map((line) => (line.key === key ? { ...line, ...change } : line)),
    }));
  const addLine = (list: LinesName) =>
    setDraft((current) => {
      const key = Math.max(-1, ...current[list].map((line) => line.key)) + 1;
      return current[list].length >= MAX_LINES
        ? current
        : { ...current, [list]: [...current[list], { key, name: '', amount: '', growth: '0' }] };
    });
  const removeLine = (list: LinesName, key: number) =>
    setDraft((current) => ({ ...current, [list]: current[list].filter((line) => line.key !== key) }));
  const setFlow = (index: number, text: string) =>
    setDraft((current) => ({ ...current, net_flows: current.net_flows.with(index, text) }));
  const setDetail = (detail: CalculationDetail | undefined) => setDraft((current) => ({ ...current, detail }));
  const clearFlows = () => setDraft((current) => ({ ...current, net_flows: [] }));

  return {
    draft,
    errors,
    form,
    /** The input of the last valid draft. */
    input: valid,
    isValid: input !== undefined,
    edit: { setText, setLine, addLine, removeLine, setFlow, clearFlows, setDetail },
  };
};
export type DraftEdit = ReturnType<typeof useDraft>['edit'];
