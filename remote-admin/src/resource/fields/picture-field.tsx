import CropIcon from 'lucide-react/icons/crop';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { FieldLayout, useControlledField, type FieldPath, type FieldProps, type FieldValues } from 'shared-lib/form';
import { imageHref } from 'shared-lib/paths';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { pictures } from '../../copy/pictures.ts';
import { lazyPart } from '../lazy-part.tsx';
import { PictureStack, Thumbnail, PictureTools } from './picture-field-layout.ts';
import { PictureUpload } from './picture-upload.tsx';
import { PictureZone } from './picture-zone.tsx';
import { usePictureChoice } from './use-picture-choice.ts';

const CropDialog = lazyPart(() => import('./crop-dialog.tsx').then((m) => m.CropDialog), null);

const THUMBNAIL_WIDTH = 480;

interface StoredProps {
  stored: string;
  label: string;
  ratio: number;
  disabled: boolean;
  onCrop: () => void;
  onRemove: () => void;
}

const StoredPicture = ({ stored, label, ratio, disabled, onCrop, onRemove }: StoredProps) => (
  <>
    <Thumbnail $ratio={ratio} src={imageHref(stored, { width: THUMBNAIL_WIDTH })} alt="" />
    <PictureTools>
      <Button tone="quiet" size="small" disabled={disabled} aria-label={pictures.cropOf(label)} onClick={onCrop}>
        <Icon icon={CropIcon} size={16} />
        {pictures.crop}
      </Button>
      <Button tone="quiet" size="small" disabled={disabled} aria-label={pictures.removeOf(label)} onClick={onRemove}>
        <Icon icon={Trash2} size={16} />
        {pictures.remove}
      </Button>
    </PictureTools>
  </>
);

const numberOf = (ratio: string): number => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
};

interface Props<Values extends FieldValues> extends FieldProps {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  /** `width:height` of the place on the site, such as `16:9`. */
  ratio: string;
  /** Pixels below which the picture looks blurred there. */
  minWidth: number;
}

/** A stored picture: drop, paste or choose a file, crop it to the ratio of its place, upload it with progress. */
export const PictureField = <Values extends FieldValues = FieldValues>(props: Props<Values>) => {
  const { name, label, hint = '', required, optional, wide, aside, ratio, minWidth } = props;
  const { ids, error, value, change, control } = useControlledField(name, { label, hint: true });
  const problemId = useId();
  const { problem, dismiss, uploading, cropping, choose, cropStored } = usePictureChoice(ratio, ({ path }) =>
    change(path),
  );
  const stored = typeof value === 'string' ? value : '';
  return (
    <FieldLayout
      {...{ ids, error, label, required, optional, wide, aside }}
      hint={`${pictures.limits} ${pictures.ratio(ratio)} ${hint}`}
    >
      <PictureStack onPaste={({ clipboardData }) => choose(clipboardData.files[0])}>
        {stored !== '' && (
          <StoredPicture
            {...{ stored, label, disabled: control.disabled }}
            ratio={numberOf(ratio)}
            onCrop={() => void cropStored(stored)}
            onRemove={() => change('')}
          />
        )}
        <PictureZone control={control} onChoose={choose} />
        <PictureUpload {...{ uploading, problem, problemId }} onDismiss={dismiss} />
        <VisuallyHidden role="status">{uploading.state.status === 'done' ? pictures.uploaded : ''}</VisuallyHidden>
      </PictureStack>
      {cropping && (
        <CropDialog
          source={cropping.source}
          ratio={numberOf(ratio)}
          minWidth={minWidth}
          onCrop={cropping.confirm}
          onCancel={cropping.cancel}
          onUnreadable={cropping.fail}
        />
      )}
    </FieldLayout>
  );
};
