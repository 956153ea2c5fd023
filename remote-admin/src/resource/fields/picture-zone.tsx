import { useState, type ChangeEvent, type ComponentProps, type DragEvent } from 'react';
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
  const [isOver, setIsOver] = useState(false);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose(currentTarget.files?.[0]);
    // Choosing the same file again must be a change too.
    currentTarget.value = '';
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onChoose(firstFile(event.dataTransfer));
  };
  return (
    <Zone $isOver={isOver} onDragOver={onDragOver} onDragLeave={() => setIsOver(false)} onDrop={onDrop}>
      <span>
        {pictures.drop} <u>{pictures.choose}</u>
      </span>
      <VisuallyHidden as="input" {...control} type="file" accept={PICTURE_TYPES.join(',')} onChange={onChange} />
    </Zone>
  );
};
