import Trash2 from 'lucide-react/icons/trash-2';
import {
  FieldError,
  FieldLayout,
  useControlledField,
  type FieldPath,
  type FieldProps,
  type FieldValues,
} from 'shared-lib/form';
import { formatNumber } from 'shared-lib/format';
import { imageHref } from 'shared-lib/paths';
import { color } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { pictures } from '../../copy/pictures.ts';
import { Stack } from './picture-field-layout.ts';
import { PictureUpload } from './picture-upload.tsx';
import { PictureZone } from './picture-zone.tsx';
import { usePictureChoice } from './use-picture-choice.ts';

const THUMBNAIL_WIDTH = 320;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: 0.75rem;
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
}

/** An ordered list of stored pictures, uploaded whole. */
export const PicturesField = <Values extends FieldValues = FieldValues>(props: Props<Values>) => {
  const { name, label, hint = '', required, optional, wide, aside } = props;
  const { ids, error, value, change, control } = useControlledField(name, { label, hint: true });
  const stored: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  const { problem, uploading, choose } = usePictureChoice(undefined, ({ path }) => change([...stored, path]));
  return (
    <FieldLayout {...{ ids, error, label, required, optional, wide, aside }} hint={`${hint} ${pictures.limits}`}>
      <Stack onPaste={({ clipboardData }) => choose(clipboardData.files[0])}>
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
                  onClick={() => change(stored.toSpliced(index, 1))}
                >
                  <Icon icon={Trash2} size={16} />
                </IconButton>
              </li>
            ))}
          </Grid>
        )}
        <PictureZone control={control} onChoose={choose} />
        <PictureUpload
          state={uploading.state}
          fileName={uploading.file?.name ?? ''}
          onCancel={uploading.cancel}
          onRetry={uploading.retry}
        />
        <FieldError id={`${ids.id}-problem`}>{problem}</FieldError>
      </Stack>
    </FieldLayout>
  );
};
