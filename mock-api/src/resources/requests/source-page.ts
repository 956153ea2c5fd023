import { paths } from 'shared-lib/paths';

/** Pages whose topic a link to a form names in its query. */
const pageOfTopic: Readonly<Record<string, (topic: string) => string>> = {
  service: paths.service,
  sector: paths.sector,
  study: paths.study,
  calculation: () => paths.calculator(),
};

/**
 * The page that led to a request: the page of the topic that the form was opened with, else the page of the form.
 * @param sourcePath path and query of the page that the form was sent from
 * @returns a path without query; empty when the source is unknown
 */
export const sourcePageOf = (sourcePath: string): string => {
  const page = sourcePath ? URL.parse(sourcePath, 'http://site') : null;
  if (!page) return '';
  for (const [name, pathOf] of Object.entries(pageOfTopic)) {
    const topic = page.searchParams.get(name);
    if (topic) return pathOf(topic);
  }
  return page.pathname;
};
