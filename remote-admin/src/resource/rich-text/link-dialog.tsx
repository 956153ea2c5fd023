import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { verbs } from 'shared-lib/copy';
import { FieldLayout } from 'shared-lib/form';
import { isSafeLink } from 'shared-lib/paths';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Input } from 'shared-lib/ui/input';
import { onEnter } from '../on-enter.ts';
import { richText } from '../../copy/rich-text.ts';

const labels = richText.linkDialog;

const hrefOf = (editor: Editor): string => {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
};

const setLink = (editor: Editor, href: string, isNew: boolean): void => {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && isNew)
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.setLink({ href }).run();
};

/** Sets or removes the link of the selection. Without a selection the URL becomes the text. */
export const LinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const id = useId();
  const current = hrefOf(editor);
  const [url, setUrl] = useState(current);
  const [error, setError] = useState<string>();
  const ids = { id, hintId: `${id}-hint`, errorId: `${id}-error` };
  const apply = () => {
    const href = url.trim();
    if (!isSafeLink(href)) {
      setError(labels.invalid);
      return;
    }
    setLink(editor, href, current === '');
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.title}
      actions={
        <>
          <Button size="small" onClick={apply}>
            {labels.apply}
          </Button>
          {current !== '' && (
            <Button size="small" tone="quiet" onClick={remove}>
              {labels.remove}
            </Button>
          )}
          <Button size="small" tone="quiet" onClick={onClose}>
            {verbs.cancel}
          </Button>
        </>
      }
    >
      <FieldLayout ids={ids} error={error} label={labels.url} hint={labels.hint}>
        <Input
          id={id}
          dir="ltr"
          value={url}
          data-first-focus=""
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? ids.errorId : ids.hintId}
          onKeyDown={onEnter(apply)}
          onChange={({ target }) => {
            setUrl(target.value);
            setError(undefined);
          }}
        />
      </FieldLayout>
    </Dialog>
  );
};
