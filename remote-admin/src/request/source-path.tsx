import { Ltr } from 'shared-lib/ui/bdi';
import { sourceName } from './source-pages.ts';

/** The page that a request was sent from, by its name; its whole path is the tooltip. A page of content has only its path. */
export const SourcePath = ({ path }: { path: string }) => {
  const name = sourceName(path);
  return name ? <span title={path}>{name}</span> : <Ltr>{path}</Ltr>;
};
