import { useEffect, useState } from 'react';
import { MAX_PRODUCTS, MAX_REPLACEMENTS, type CalculationDetail } from 'shared-lib/contracts';
import {
  detailDraftOf,
  parseDetail,
  type DetailDraft,
  type NumberFieldName,
  type ProductDraft,
  type ReplacementDraft,
} from './detail-draft.ts';

const nextKey = (rows: readonly { key: number }[]): number => Math.max(-1, ...rows.map(({ key }) => key)) + 1;

const changed = <Row extends { key: number }>(rows: readonly Row[], key: number, change: Partial<Row>): Row[] =>
  rows.map((row) => (row.key === key ? { ...row, ...change } : row));

/**
 * What is typed into the form of the detail.
 * @param currency of the amounts
 * @param onChange gets the detail after each valid change, and at the beginning
 */
export const useDetail = (
  start: CalculationDetail | undefined,
  currency: string,
  onChange: (detail: CalculationDetail) => void,
) => {
  const [draft, setDraft] = useState(() => detailDraftOf(start));
  const { detail, errors } = parseDetail(draft, currency);
  const text = detail && JSON.stringify(detail);
  useEffect(() => {
    if (detail) onChange(detail);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another detail counts
  }, [text]);
  const edit = {
    setText: (name: NumberFieldName, typed: string) =>
      setDraft((current) => ({ ...current, texts: { ...current.texts, [name]: typed } })),
    setChoice: (name: keyof DetailDraft['choices'], value: string) =>
      setDraft((current) => ({ ...current, choices: { ...current.choices, [name]: value } })),
    setSeason: (month: number, typed: string) =>
      setDraft((current) => ({ ...current, season: current.season.with(month, typed) })),
    setProduct: (key: number, change: Partial<ProductDraft>) =>
      setDraft((current) => ({ ...current, products: changed(current.products, key, change) })),
    addProduct: () =>
      setDraft((current) =>
        current.products.length >= MAX_PRODUCTS
          ? current
          : {
              ...current,
              products: [
                ...current.products,
                {
                  key: nextKey(current.products),
                  name: '',
                  capacity: '',
                  use: '',
                  use_growth: '',
                  price: '',
                  unit_cost: '',
                },
              ],
            },
      ),
    removeProduct: (key: number) =>
      setDraft((current) => ({ ...current, products: current.products.filter((row) => row.key !== key) })),
    setReplacement: (key: number, change: Partial<ReplacementDraft>) =>
      setDraft((current) => ({ ...current, replacements: changed(current.replacements, key, change) })),
    addReplacement: () =>
      setDraft((current) =>
        current.replacements.length >= MAX_REPLACEMENTS
          ? current
          : {
              ...current,
              replacements: [...current.replacements, { key: nextKey(current.replacements), year: '', amount: '' }],
            },
      ),
    removeReplacement: (key: number) =>
      setDraft((current) => ({ ...current, replacements: current.replacements.filter((row) => row.key !== key) })),
  };
  return { draft, errors, isValid: detail !== undefined, edit };
};
export type DetailEdit = ReturnType<typeof useDetail>['edit'];
