import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { slugCheck } from 'shared-lib/contracts';
import { TextField, useFormContext, useWatch } from 'shared-lib/form';
import { http } from 'shared-lib/http';
import { resourceKey } from 'shared-lib/list';
import { useParams } from 'shared-lib/router';
import { Ltr } from 'shared-lib/ui/bdi';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { useEffect, useState } from 'react';
import { resourceCopy } from '../../copy/resource.ts';
import type { ContentResource } from '../define-resource.ts';

/**
 * A value once it has not changed for a while, so that not every key sends a request.
 * @param waitMs milliseconds without a change
 */
const useSettled = <Value,>(value: Value, waitMs: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
};

const TYPING_MS = 400;

const Wide = styled.div`
  display: grid;
  /* A long address breaks instead of making the form wider than a phone. */
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: var(--s1);
  font-size: var(--fs-sm);
`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

interface Checked {
  slug: string;
  title: string;
  id?: string;
}

const slugQuery = (resource: ContentResource, checked: Checked) =>
  queryOptions({
    queryKey: [...resourceKey(resource), 'slug', checked],
    queryFn: ({ signal }) =>
      http.get(`/admin/${resource}/slug?${new URLSearchParams({ ...checked })}`, slugCheck, { signal }),
    enabled: checked.slug !== '' || checked.title !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

interface Props {
  resource: ContentResource;
  /** Field whose text becomes the slug while the slug is empty. */
  titleField: string;
  /** Path of the page for a slug. */
  pathOf: (slug: string) => string;
}

/** The last part of the URL, with the URL that visitors will see, and whether it is free. */
export const SlugField = ({ resource, titleField, pathOf }: Props) => {
  const { setValue } = useFormContext();
  const values = useWatch();
  const { id } = useParams();
  const slug = useSettled(textOf(values.slug), TYPING_MS);
  const title = useSettled(textOf(values[titleField]), TYPING_MS);
  const { data } = useQuery(slugQuery(resource, { slug, title, ...(id ? { id } : {}) }));
  const isTaken = data !== undefined && !data.is_available && data.message !== '';
  return (
    <Wide>
      <TextField name="slug" label={resourceCopy.slug} hint={resourceCopy.slugHint} />
      <span role="status">
        {data?.is_available && (
          <>
            {resourceCopy.slugFree} <Ltr>{decodeURI(pathOf(data.slug))}</Ltr>
          </>
        )}
        {isTaken && data.message}
      </span>
      {isTaken && data.suggestion !== '' && (
        <span>
          <TextButton onClick={() => setValue('slug', data.suggestion, { shouldDirty: true })}>
            {resourceCopy.useSlug(data.suggestion)}
          </TextButton>
        </span>
      )}
    </Wide>
  );
};
