import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calculationOfStudy, decodeCalculation } from 'shared-lib/calculation';
import { useSearchParams } from 'shared-lib/router';
import { calculator } from '../copy/calculator.ts';
import { draftOf, readDraft, type CalculationDraft } from '../features/calculator/draft.ts';
import { calculationOfSector, exampleCalculation } from '../features/calculator/typical-figures.ts';
import { sectorQueries } from '../features/sectors/sectors.api.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { readCalculatorParams } from './calculator-params.ts';

interface Start {
  draft: CalculationDraft;
  notice?: { tone: 'info' | 'warning'; text: string };
  /** The link that was opened, and the version of its formulas. */
  opened?: { code: string; formula: number };
  /** Slug of the sector whose figures it has. */
  sector?: string;
}

const { start: copy } = calculator;

const example = () => draftOf(exampleCalculation());
const warning = (text: string): Start => ({ draft: example(), notice: { tone: 'warning', text } });

/**
 * What the calculator shows first, from the query parameters: a calculation in a link (`c`), a form that was sent without scripts, the
 * typical figures of a sector, the cash flows of a study, or an example. `undefined` while the sector or the study is loading.
 */
export const useCalculationStart = () => {
  const [search] = useSearchParams();
  const query = search.toString();
  const params = useMemo(() => readCalculatorParams(new URLSearchParams(query)), [query]);
  const { data: sectors, isPending: areSectorsPending } = useQuery(sectorQueries.basics());
  const { data: study, isPending: isStudyPending } = useQuery({
    ...studyQueries.detail(params.study),
    enabled: params.study !== '',
  });
  const start = useMemo((): Start | undefined => {
    if (params.code) {
      const input = decodeCalculation(params.code);
      const opened = { code: params.code, formula: params.formula };
      return input ? { draft: draftOf(input), opened } : warning(copy.brokenLink);
    }
    if (params.isForm) return { draft: readDraft(new URLSearchParams(query), example()) };
    if (params.study) {
      if (isStudyPending) return undefined;
      if (study?.status !== 'found') return warning(copy.unknownStudy);
      const { data } = study.value;
      return {
        draft: draftOf(calculationOfStudy(data)),
        notice: { tone: 'info', text: copy.studyNote(data.title_ar) },
      };
    }
    if (!params.sector) return { draft: example() };
    if (areSectorsPending) return undefined;
    const sector = sectors?.find(({ id, slug }) => slug === params.sector || String(id) === params.sector);
    return sector
      ? {
          draft: draftOf(calculationOfSector(sector)),
          notice: { tone: 'info', text: copy.sectorNote },
          sector: sector.slug,
        }
      : warning(copy.unknownSector);
  }, [params, query, study, sectors, isStudyPending, areSectorsPending]);
  return { start, sectors: sectors ?? [] };
};
