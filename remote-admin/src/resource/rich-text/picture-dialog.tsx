import { isNodeSelection } from '@tiptap/core';
import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { verbs } from 'shared-lib/copy';
import { FieldLayout } from 'shared-lib/form';
import { imageHref } from 'shared-lib/paths';
import { Button } from 'shared-lib/ui/button';
import { CheckboxBox } from 'shared-lib/ui/checkbox';
import { Dialog } from 'shared-lib/ui/dialog';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { richText } from '../../copy/rich-text.ts';
import { PictureStack, Thumbnail } from '../fields/picture-field-layout.ts';
import { PictureUpload } from '../fields/picture-upload.tsx';
import { PictureZone } from '../fields/picture-zone.tsx';
import { onEnter } from '../on-enter.ts';
import { usePictureChoice } from '../fields/use-picture-choice.ts';

const labels = richText.pictureDialog;
const THUMBNAIL_WIDTH = 480;

const Decorative = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s2h);
`;

interface Picture {
  src: string;
  alt: string;
}

const selectedPicture = (editor: Editor): Picture => {
  const { src, alt } = editor.isActive('image') ? editor.getAttributes('image') : {};
  return { src: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt : '' };
};

interface AltProps {
  alt: string;
  error: string | undefined;
  isDecorative: boolean;
  onChange: (alt: string) => void;
  onDecorative: (isDecorative: boolean) => void;
  onEnter: () => void;
}

const AltText = ({ alt, error, isDecorative, onChange, onDecorative, onEnter: enter }: AltProps) => {
  const id = useId();
  const ids = { id, hintId: `${id}-hint`, errorId: `${id}-error` };
  return (
    <>
      <FieldLayout ids={ids} error={error} label={labels.alt} hint={labels.altHint}>
        <Input
          id={id}
          value={alt}
          disabled={isDecorative}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? ids.errorId : ids.hintId}
          onKeyDown={onEnter(enter)}
          onChange={({ target }) => onChange(target.value)}
        />
      </FieldLayout>
      <Decorative>
        <CheckboxBox checked={isDecorative} onChange={({ target }) => onDecorative(target.checked)} />
        {labels.decorative}
      </Decorative>
    </>
  );
};

/** The picture in the dialog: the selected one, or the one that is uploaded. */
const usePictureState = (editor: Editor, file: File | undefined, alt: string) => {
  const [start] = useState(() => (file ? { src: '', alt: '' } : selectedPicture(editor)));
  const [picture, setPicture] = useState(file ? { src: '', alt } : start);
  const choice = usePictureChoice(undefined, ({ path }) =>
    setPicture((before) => ({ ...before, src: imageHref(path) })),
  );
  const begin = useEffectEvent(() => {
    if (file) choice.choose(file);
  });
  useEffect(() => begin(), []);
  return { ...choice, start, picture, changeAlt: (next: string) => setPicture((before) => ({ ...before, alt: next })) };
};

interface ChosenProps {
  choice: ReturnType<typeof usePictureState>;
  onChoose: () => void;
}

/** The picture, and its upload. */
const ChosenPicture = ({ choice, onChoose }: ChosenProps) => {
  const id = useId();
  const { picture, problem, dismiss, uploading, choose } = choice;
  return (
    <>
      {picture.src !== '' && (
        <Thumbnail $ratio={16 / 9} src={imageHref(picture.src, { width: THUMBNAIL_WIDTH })} alt="" />
      )}
      <PictureZone
        control={{ 'aria-label': labels.title }}
        onChoose={(file) => {
          onChoose();
          choose(file);
        }}
      />
      <PictureUpload {...{ uploading, problem }} problemId={`${id}-problem`} onDismiss={dismiss} />
    </>
  );
};

/** Inserts a picture and moves the cursor behind it: typing would replace a selected picture. */
const insertPicture = (editor: Editor, attributes: { src: string; alt: string }): void => {
  editor
    .chain()
    .focus()
    .setImage(attributes)
    .command(({ tr, commands }) => {
      const { selection, doc } = tr;
      if (!isNodeSelection(selection)) return true;
      return doc.resolve(selection.to).nodeAfter?.isTextblock
        ? commands.setTextSelection(selection.to + 1)
        : commands.insertContentAt(selection.to, { type: 'paragraph' });
    })
    .run();
};

interface Props {
  editor: Editor;
  /** A pasted or dropped file, uploaded at once. */
  file?: File | undefined;
  /** The alternative text that came with the file. */
  alt?: string | undefined;
  onClose: () => void;
}

/** Uploads a picture into the text, or changes the alternative text of the selected one. */
export const PictureDialog = ({ editor, file, alt: copiedAlt = '', onClose }: Props) => {
  const choice = usePictureState(editor, file, copiedAlt);
  const { start, picture, changeAlt, uploading } = choice;
  const { src, alt } = picture;
  const [isDecorative, setIsDecorative] = useState(start.src !== '' && start.alt === '');
  const [error, setError] = useState<string>();
  const isUploading = uploading.state.status === 'running';

  const insert = () => {
    // Enter in the text field, while the button is disabled.
    if (isUploading) return;
    if (src === '') setError(labels.missing);
    else if (alt.trim() === '' && !isDecorative) setError(labels.altMissing);
    else {
      const attributes = { src, alt: isDecorative ? '' : alt.trim() };
      if (start.src === '') insertPicture(editor, attributes);
      else editor.chain().focus().updateAttributes('image', attributes).run();
      onClose();
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.title}
      actions={
        <>
          <Button size="small" pending={isUploading} pendingText={labels.uploading} onClick={insert}>
            {start.src === '' ? labels.insert : labels.change}
          </Button>
          <Button size="small" tone="quiet" onClick={onClose}>
            {verbs.cancel}
          </Button>
        </>
      }
    >
      <PictureStack>
        <ChosenPicture choice={choice} onChoose={() => setError(undefined)} />
        <AltText
          {...{ alt, error, isDecorative }}
          onChange={(next) => {
            changeAlt(next);
            setError(undefined);
          }}
          onDecorative={setIsDecorative}
          onEnter={insert}
        />
      </PictureStack>
    </Dialog>
  );
};
