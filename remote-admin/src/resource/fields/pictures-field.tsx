import Trash2 from 'lucide-react/icons/trash-2';
import {
  FieldLayout,
  useControlledField,
  useFormContext,
  useWatch,
  type FieldPath,
  type FieldProps,
  type FieldValues,
} from 'shared-lib/form';
import { formatNumber } from 'shared-lib/format';
import { imageHref } from 'shared-lib/paths';
import { color } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { pictures } from '../../copy/pictures.ts';
import { PictureStack } from './picture-field-layout.ts';
import { PictureUpload } from './picture-upload.tsx';
import { PictureZone } from './picture-zone.tsx';
import { usePictureChoice } from './use-picture-choice.ts';

const THUMBNAIL_WIDTH = 320;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  gap: var(--s3);
  li {
    position: relative;
  }
  img {
    inline-size: 100%;
    aspect-ratio: 5 / 7;
    border: 1px solid ${color.line};
    object-fit: cover;
  }
  button {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-end: 0.25rem;
    background: ${color.white};
  }
`;

interface Props<Values extends FieldValues> extends FieldProps {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  /** The list with the alternative text of each picture. */
  textsName: FieldPath<Values>;
}

/** The alternative texts of pictures, as many as there are pictures. */
const useTexts = (name: string, count: number) => {
  const { setValue } = useFormContext();
  const watched: unknown = useWatch({ name });
  const texts = Array.from({ length: count }, (_, index) =>
    Array.isArray(watched) && typeof watched[index] === 'string' ? watched[index] : '',
  );
  const change = (changed: readonly string[]) => setValue(name, changed, { shouldDirty: true });
  return { texts, change };
};

/** An ordered list of stored pictures with their alternative texts, uploaded whole. */
export const PicturesField = <Values extends FieldValues = FieldValues>(props: Props<Values>) => {
  const { name, textsName, label, hint = '', required, optional, wide, aside } = props;
  const { ids, error, value, change, control } = useControlledField(name, { label, hint: true });
  const stored: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  const { texts, change: changeTexts } = useTexts(textsName, stored.length);
  const { problem, dismiss, uploading, choose } = usePictureChoice(undefined, ({ path }) => change([...stored, path]));
  return (
    <FieldLayout {...{ ids, error, label, required, optional, wide, aside }} hint={`${hint} ${pictures.limits}`}>
      <PictureStack onPaste={({ clipboardData }) => choose(clipboardData.files[0])}>
        {stored.length > 0 && (
          <Grid>
            {stored.map((picture, index) => (
              <li key={picture}>
                <img
                  src={imageHref(picture, { width: THUMBNAIL_WIDTH })}
                  alt={pictures.numbered(formatNumber(index + 1))}
                />
                <IconButton
                  size="small"
                  label={pictures.removeOf(pictures.numbered(formatNumber(index + 1)))}
                  disabled={control.disabled}
                  onClick={() => {
                    change(stored.toSpliced(index, 1));
                    changeTexts(texts.toSpliced(index, 1));
                  }}
                >
                  <Icon icon={Trash2} size={16} />
                </IconButton>
                <Input
                  aria-label={pictures.textOf(formatNumber(index + 1))}
                  placeholder={pictures.text}
                  value={texts[index]}
                  disabled={control.disabled}
                  onChange={({ target }) => changeTexts(texts.with(index, target.value))}
                />
              </li>
            ))}
          </Grid>
        )}
        <PictureZone control={control} onChoose={choose} />
        <PictureUpload {...{ uploading, problem }} problemId={`${ids.id}-problem`} onDismiss={dismiss} />
      </PictureStack>
    </FieldLayout>
  );
};
