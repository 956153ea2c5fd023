import { render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/react';
import { expect, it } from 'vitest';
import { createExtensions } from './extensions.ts';
import { SlashMenu } from './slash-menu.tsx';

const nothing = () => undefined;

// A slow render outlives its editor: the library destroys one that was not mounted at once, and creates another.
it('offers nothing in an editor that was destroyed before it was mounted', () => {
  const editor = new Editor({ extensions: createExtensions(), injectCSS: false });
  editor.destroy();
  render(<SlashMenu editor={editor} dialogs={{ openLink: nothing, openPicture: nothing, openCall: nothing }} />);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});
