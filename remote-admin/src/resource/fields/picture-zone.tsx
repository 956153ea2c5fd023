import type { ChangeEvent, ComponentProps } from 'react';
import { useFileDrop } from 'shared-lib/patterns/use-file-drop';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { pictures } from '../../copy/pictures.ts';
import { Zone } from './picture-field-layout.ts';
import { firstFile, PICTURE_TYPES } from './picture-file.ts';

interface Props {
  /** Attributes of the file button: id, name, validity. */
  control: ComponentProps<'input'>;
  onChoose: (file: File | undefined) => void;
}

/** Area that accepts a dropped picture, and opens the file dialog. */
export const PictureZone = ({ control, onChoose }: Props) => {
  const { isOver, dropProps } = useFileDrop((dropped) => onChoose(firstFile(dropped)));
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose(currentTarget.files?.[0]);
    // Choosing the same file again must be a change too.
    currentTarget.value = '';
  };
  return (
    <Zone $isOver={isOver} {...dropProps}>
      <span>
        {pictures.drop} <u>{pictures.choose}</u>
      </span>
      <VisuallyHidden as="input" {...control} type="file" accept={PICTURE_TYPES.join(',')} onChange={onChange} />
    </Zone>
  );
};
