import { isNodeSelection } from '@tiptap/core';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { ARTICLE_CALL_MAX, isCallTarget } from 'shared-lib/contracts';
import { verbs } from 'shared-lib/copy';
import { FieldLayout } from 'shared-lib/form';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Input } from 'shared-lib/ui/input';
import { Stack } from 'shared-lib/ui/stack';
import { richText } from '../../copy/rich-text.ts';
import { onEnter } from '../on-enter.ts';
import { CALL, callOf, type Call } from './call-node.ts';

const labels = richText.callDialog;
type Errors = Partial<Record<keyof Call, string>>;

const errorsOf = ({ text, button, href }: Call): Errors => ({
  ...(text === '' && { text: labels.textMissing }),
  ...(button === '' && { button: labels.buttonMissing }),
  ...(!isCallTarget(href) && { href: labels.hrefInvalid }),
});

interface FieldProps {
  name: keyof Call;
  hint?: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onEnter: () => void;
}

const CallField = ({ name, hint, value, error, onChange, onEnter: enter }: FieldProps) => {
  const id = useId();
  const ids = { id, hintId: `${id}-hint`, errorId: `${id}-error` };
  return (
    <FieldLayout ids={ids} error={error} label={labels[name]} hint={hint}>
      <Input
        id={id}
        value={value}
        {...(name === 'href' ? { dir: 'ltr' } : { maxLength: ARTICLE_CALL_MAX[name] })}
        {...(name === 'text' && { 'data-first-focus': '' })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? ids.errorId : hint && ids.hintId}
        onKeyDown={onEnter(enter)}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldLayout>
  );
};

const selectedCall = ({ state: { selection } }: Editor): Call | undefined =>
  isNodeSelection(selection) && selection.node.type.name === CALL ? callOf(selection.node.attrs) : undefined;

/** Inserts a call to action, or changes the selected one. */
export const CallDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const [selected] = useState(() => selectedCall(editor));
  const [call, setCall] = useState<Call>(selected ?? { text: '', button: '', href: '' });
  const [errors, setErrors] = useState<Errors>({});
  const apply = () => {
    const typed = { text: call.text.trim(), button: call.button.trim(), href: call.href.trim() };
    const found = errorsOf(typed);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const chain = editor.chain().focus();
    if (selected) chain.updateAttributes(CALL, typed).run();
    else chain.insertContent([{ type: CALL, attrs: typed }, { type: 'paragraph' }]).run();
    onClose();
  };
  const fieldOf = (name: keyof Call) => ({
    name,
    value: call[name],
    error: errors[name],
    onEnter: apply,
    onChange: (value: string) => {
      setCall((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.title}
      actions={
        <>
          <Button size="small" onClick={apply}>
            {selected ? verbs.save : labels.insert}
          </Button>
          <Button size="small" tone="quiet" onClick={onClose}>
            {verbs.cancel}
          </Button>
        </>
      }
    >
      <Stack $gap="4">
        <CallField {...fieldOf('text')} />
        <CallField {...fieldOf('button')} />
        <CallField {...fieldOf('href')} hint={labels.hrefHint} />
      </Stack>
    </Dialog>
  );
};
