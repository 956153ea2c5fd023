import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { verbs } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { useNavigate } from 'shared-lib/router';
import { color, media } from 'shared-lib/theme';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { ChipLink, Chips } from 'shared-lib/ui/chip';
import { Select } from 'shared-lib/ui/input';
import { SearchInput } from 'shared-lib/ui/search-input';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { studyQueries } from './studies.api.ts';
import { isFiltered, listHref, readFilters, type StudyFilters } from './study-filters.ts';

const Bar = styled.div`
  display: grid;
  gap: 1.25rem;
  margin-block-end: 2rem;
`;
const FilterForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;
  label {
    display: grid;
    gap: 0.25rem;
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  select {
    min-block-size: 2.75rem;
    min-inline-size: 10rem;
    padding-block: 0.375rem;
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

const { list } = studies;

/** A filter select. A value from the URL that is not among the options is still shown. */
const FilterSelect = ({ label, all, name, value, options, onChoose }: FilterSelectProps) => {
  const id = useId();
  const isUnknown = value !== '' && !options.some((option) => option.value === value);
  return (
    <label htmlFor={id}>
      {label}
      <Select id={id} name={name} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {isUnknown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label} ({formatNumber(option.count)})
          </option>
        ))}
      </Select>
    </label>
  );
};
interface FilterSelectProps {
  label: string;
  all: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string; count: number }[];
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

/** Filters the list through the URL. Works as a plain form before JavaScript has loaded. */
export const StudyFilterBar = ({ filters }: { filters: StudyFilters }) => {
  const navigate = useNavigate();
  const { data } = useQuery(studyQueries.facets());
  const box = useSearchBox(filters.q);
  const { page: _page, ...otherFilters } = filters;
  const applyFilters = (change: Partial<Record<keyof typeof otherFilters, string>>) => {
    const nextFilters = readFilters(
      new URLSearchParams({ ...otherFilters, q: box.current?.value ?? filters.q, ...change }),
    );
    void navigate(listHref(nextFilters), { preventScrollReset: true });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    applyFilters({});
  };
  const countries = (data?.countries ?? []).map(({ name, count }) => ({ value: name, label: name, count }));
  const kinds = (data?.kinds ?? []).map(({ kind, count }) => ({ value: kind, label: studies.kinds[kind], count }));
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
        <FilterSelect
          label={list.country}
          all={list.allCountries}
          name="country"
          value={filters.country}
          options={countries}
          onChoose={(country) => applyFilters({ country })}
        />
        <FilterSelect
          label={list.kind}
          all={list.allKinds}
          name="kind"
          value={filters.kind}
          options={kinds}
          onChoose={(kind) => applyFilters({ kind })}
        />
        <Button type="submit" size="small">
          {verbs.search}
        </Button>
        {isFiltered(filters) && (
          <ButtonLink tone="quiet" size="small" to={paths.freeStudies()} preventScrollReset>
            {list.clear}
          </ButtonLink>
        )}
      </FilterForm>
    </Bar>
  );
};
