import type { Seo } from 'shared-lib/seo';
import type { PageResource } from './page-resource.ts';

interface FallbackCopy {
  /** Title while the page loads. */
  loading: string;
  missing: { title: string };
  unavailable: { title: string };
}

/** Title and description of a detail page without its record. Search engines must not index such a page. */
export const fallbackSeo = (
  resource: PageResource<unknown> | undefined,
  { loading, missing, unavailable }: FallbackCopy,
): Seo => {
  if (!resource) return { title: loading, description: loading, noindex: true };
  const { title } = resource.status === 'missing' ? missing : unavailable;
  return { title, description: title, noindex: true };
};
