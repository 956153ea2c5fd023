import type { ChangeEvent } from 'react';
import { useFileDrop } from 'shared-lib/patterns/use-file-drop';
import { Ltr } from 'shared-lib/ui/bdi';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { csv } from '../../copy/csv.ts';
import { Zone } from '../fields/picture-field-layout.ts';

interface Props {
  fileName: string | undefined;
  onChoose: (file: File) => void;
}

/** Takes a CSV file by drop or by choice. */
export const FileZone = ({ fileName, onChoose }: Props) => {
  const { isOver, dropProps } = useFileDrop(({ files: [file] }) => file && onChoose(file));
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(file);
    // The corrected file may have the same name.
    currentTarget.value = '';
  };
  return (
    <Zone $isOver={isOver} {...dropProps}>
      <b>{fileName ? <Ltr>{fileName}</Ltr> : csv.file}</b>
      <span>{csv.chooseFile}</span>
      <small>{csv.fileHint}</small>
      <VisuallyHidden as="input" type="file" accept=".csv,text/csv" onChange={onChange} />
    </Zone>
  );
};
