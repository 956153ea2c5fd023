import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calculate, decodeCalculation } from 'shared-lib/calculation';
import { moneyText } from 'shared-lib/charts';
import { currencyNames } from 'shared-lib/copy';
import { countOf } from 'shared-lib/format';
import { useSearchParams } from 'shared-lib/router';
import { contact } from '../copy/contact.ts';
import { studies } from '../copy/studies.ts';
import type { RequestTopic } from '../features/contact/topic-prefill.tsx';
import { sectorQueries } from '../features/sectors/sectors.api.ts';
import { servicePageQueries } from '../features/services/service-page-queries.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { readTopicParams } from './topic-params.ts';

/** Text for a field, which stores no invisible characters. */
const plainMoney = (...amount: Parameters<typeof moneyText>): string =>
  moneyText(...amount).replaceAll(/[\u2066-\u2069]/g, '');

/** A calculation that the calculator sends on. Its title is the visitor's own text, and its figures are computed here. */
const calculationTopic = (code: string): RequestTopic | undefined => {
  const input = code ? decodeCalculation(code) : null;
  if (!input) return undefined;
  const { capital, npv, flows } = calculate(input);
  const { noun } = currencyNames[input.currency];
  const { topic } = contact;
  return {
    kind: 'calculation',
    code,
    capital: plainMoney(capital, noun),
    name: topic.calculationOf(
      input.title || topic.untitledCalculation,
      plainMoney(capital, noun),
      countOf(flows.length - 1, studies.count.years),
      plainMoney(npv, noun),
    ),
  };
};

/**
 * Topic of the request from the query parameters; `undefined` until the API confirms it. The form gets names from the API only,
 * so a link cannot put its own text into it, apart from the title of a calculation.
 */
export const useContactTopic = (): RequestTopic | undefined => {
  const [search] = useSearchParams();
  const params = readTopicParams(search);
  const calculation = useMemo(() => calculationTopic(params.calculation), [params.calculation]);
  const { data: service } = useQuery({ ...servicePageQueries.detail(params.service), enabled: params.service !== '' });
  const { data: sectors = [] } = useQuery({ ...sectorQueries.list(), enabled: params.sector !== '' });
  const { data: study } = useQuery({ ...studyQueries.detail(params.study), enabled: params.study !== '' });
  if (calculation) return calculation;
  if (service?.status === 'found') {
    const { name_ar, packages } = service.value;
    const match = packages.find(({ name }) => name === params.package);
    return { kind: 'service', name: match ? contact.topic.packageOf(name_ar, match.name) : name_ar };
  }
  if (study?.status === 'found') return { kind: 'study', name: study.value.data.title_ar };
  const sector =
    params.sector && sectors.find(({ id, slug }) => slug === params.sector || String(id) === params.sector);
  return sector ? { kind: 'sector', name: sector.name_ar } : undefined;
};
