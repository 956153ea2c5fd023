import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { studyVerdictWords, verbs } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { useNavigate } from 'shared-lib/router';
import { color, media, weight } from 'shared-lib/theme';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { ChipLink, Chips } from '../../ui/chip.tsx';
import { Select } from 'shared-lib/ui/input';
import { SearchInput } from 'shared-lib/ui/search-input';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { studyQueries } from './studies.api.ts';
import { isFiltered, listHref, readFilters, type StudyFilters } from './study-filters.ts';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  margin-block-end: var(--s8);
`;
const FilterForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s3);
  label {
    display: grid;
    gap: var(--s1);
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  select {
    min-block-size: 2.75rem;
    min-inline-size: 10rem;
    padding-block: var(--s1h);
    font-size: var(--fs-sm);
  }
  button,
  > a {
    min-block-size: 2.75rem;
  }
  ${media.stacked} {
    label {
      flex: 1;
    }
    select {
      inline-size: 100%;
      min-inline-size: 8rem;
    }
  }
`;

const Kinds = styled.details`
  color: ${color.text2};
  font-size: var(--fs-sm);
  summary {
    inline-size: max-content;
    max-inline-size: 100%;
    padding-block: var(--s1);
    color: ${color.link};
    cursor: pointer;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s2);
  }
  dt {
    color: ${color.text};
    font-weight: ${weight.medium};
  }
`;

const { list } = studies;
const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const capitals = optionsOf(studies.capitalRanges);
const sorts = optionsOf(studies.sorts);
const studyKinds = ['full', 'summary', 'sample'] as const;

/** A filter select. A value from the URL that is not among the options is still shown. */
const FilterSelect = ({ label, all, name, value, options, onChoose }: FilterSelectProps) => {
  const id = useId();
  const isUnknown = value !== '' && !options.some((option) => option.value === value);
  return (
    <label htmlFor={id}>
      {label}
      <Select id={id} name={name} value={value} onChange={(event) => onChoose(event.target.value)}>
        {all && <option value="">{all}</option>}
        {isUnknown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
            {option.count !== undefined && ` (${formatNumber(option.count)})`}
          </option>
        ))}
      </Select>
    </label>
  );
};
interface FilterSelectProps {
  label: string;
  /** Label of the option without a filter. */
  all?: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string; count?: number }[];
  onChoose: (value: string) => void;
}

/** Keeps the search box in sync with the URL, also on Back and Forward. */
const useSearchBox = (q: string) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.value = q;
  }, [q]);
  return box;
};

const SectorChips = ({ filters }: { filters: StudyFilters }) => {
  const { data } = useQuery(studyQueries.facets());
  const { page: _page, ...otherFilters } = filters;
  const chip = (sector: string, label: string) => (
    <ChipLink
      key={sector}
      to={listHref({ ...otherFilters, sector })}
      preventScrollReset
      aria-current={filters.sector === sector ? 'true' : undefined}
    >
      {label}
    </ChipLink>
  );
  return (
    <Chips as="nav" aria-label={list.sectors}>
      {chip('', list.allSectors)}
      {data?.sectors.map(({ slug, name_ar, count }) => chip(slug, `${name_ar} (${formatNumber(count)})`))}
    </Chips>
  );
};

/** What the kinds are, and that every file is a summary. */
const KindDefinitions = () => (
  <Kinds>
    <summary>{list.kindsTitle}</summary>
    <dl>
      {studyKinds.map((kind) => (
        <div key={kind}>
          <dt>{studies.kinds[kind]}</dt>
          <dd>{list.kindsText[kind]}</dd>
        </div>
      ))}
    </dl>
    <p>{list.filesText}</p>
  </Kinds>
);

type FilterChange = Partial<Record<keyof Omit<StudyFilters, 'page'>, string>>;
interface OptionFiltersProps {
  filters: StudyFilters;
  onChange: (change: FilterChange) => void;
}

/** The filters with a choice, and the order. */
const OptionFilters = ({ filters, onChange }: OptionFiltersProps) => {
  const { data } = useQuery(studyQueries.facets());
  const countries = (data?.countries ?? []).map(({ name, count }) => ({ value: name, label: name, count }));
  const verdicts = (data?.verdicts ?? []).map(({ verdict, count }) => ({
    value: verdict,
    label: studyVerdictWords[verdict],
    count,
  }));
  const kinds = (data?.kinds ?? []).map(({ kind, count }) => ({ value: kind, label: studies.kinds[kind], count }));
  return (
    <>
      <FilterSelect
        label={list.country}
        all={list.allCountries}
        name="country"
        value={filters.country}
        options={countries}
        onChoose={(country) => onChange({ country })}
      />
      <FilterSelect
        label={list.kind}
        all={list.allKinds}
        name="kind"
        value={filters.kind}
        options={kinds}
        onChoose={(kind) => onChange({ kind })}
      />
      <FilterSelect
        label={list.verdict}
        all={list.allVerdicts}
        name="verdict"
        value={filters.verdict}
        options={verdicts}
        onChoose={(verdict) => onChange({ verdict })}
      />
      <FilterSelect
        label={list.capital}
        all={list.allCapitals}
        name="capital"
        value={filters.capital}
        options={capitals}
        onChoose={(capital) => onChange({ capital })}
      />
      <FilterSelect
        label={list.sort}
        name="sort"
        value={filters.sort || 'newest'}
        options={sorts}
        onChoose={(sort) => onChange({ sort })}
      />
    </>
  );
};

/** Filters the list through the URL. Works as a plain form before JavaScript has loaded. */
export const StudyFilterBar = ({ filters }: { filters: StudyFilters }) => {
  const navigate = useNavigate();
  const box = useSearchBox(filters.q);
  const { page: _page, ...otherFilters } = filters;
  const applyFilters = (change: FilterChange) => {
    const nextFilters = readFilters(
      new URLSearchParams({ ...otherFilters, q: box.current?.value ?? filters.q, ...change }),
    );
    void navigate(listHref(nextFilters), { preventScrollReset: true });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    applyFilters({});
  };
  return (
    <Bar>
      <SectorChips filters={filters} />
      <FilterForm role="search" aria-label={list.filters} action={paths.freeStudies()} onSubmit={submit}>
        {filters.sector && <input type="hidden" name="sector" value={filters.sector} />}
        <SearchInput
          ref={box}
          name="q"
          label={list.search}
          placeholder={list.searchHint}
          defaultValue={filters.q}
          maxLength={200}
        />
        <OptionFilters filters={filters} onChange={applyFilters} />
        <Button type="submit" size="small">
          {verbs.search}
        </Button>
        {isFiltered(filters) && (
          <ButtonLink tone="quiet" size="small" to={paths.freeStudies()} preventScrollReset>
            {list.clear}
          </ButtonLink>
        )}
      </FilterForm>
      <KindDefinitions />
    </Bar>
  );
};
