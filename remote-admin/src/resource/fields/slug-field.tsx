import { TextField, useWatch } from 'shared-lib/form';
import { slugify } from 'shared-lib/format';
import { Ltr } from 'shared-lib/ui/bdi';
import { resourceCopy } from '../../copy/resource.ts';

interface Props {
  /** Field whose text becomes the slug while the slug is empty. */
  titleField: string;
  /** Path of the page for a slug. */
  pathOf: (slug: string) => string;
}

/** The last part of the URL, with the URL that visitors will see. */
export const SlugField = ({ titleField, pathOf }: Props) => {
  const values = useWatch();
  const typed = typeof values.slug === 'string' ? slugify(values.slug) : '';
  const title: unknown = values[titleField];
  const slug = typed || (typeof title === 'string' ? slugify(title) : '');
  return (
    <TextField
      name="slug"
      label={resourceCopy.slug}
      hint={
        <>
          {slug !== '' && (
            <>
              <Ltr>{decodeURI(pathOf(slug))}</Ltr>{' '}
            </>
          )}
          {resourceCopy.slugHint}
        </>
      }
      wide
    />
  );
};
