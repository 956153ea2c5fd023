import { useEditorState, type Editor } from '@tiptap/react';
import { color } from 'shared-lib/theme';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { richText } from '../../copy/rich-text.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s5);
  padding: var(--s2) var(--s6);
  border-block-end: 1px solid ${color.line};
  background: ${color.paper};
  font-size: var(--fs-sm);
`;

/** Changes of the table around the cursor. */
export const TableTools = ({ editor }: { editor: Editor }) => {
  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  if (!isInTable) return null;
  const chain = () => editor.chain().focus();
  return (
    <Bar role="group" aria-label={richText.tableTools}>
      <TextButton onClick={() => chain().addRowAfter().run()}>{richText.addRow}</TextButton>
      <TextButton onClick={() => chain().addColumnAfter().run()}>{richText.addColumn}</TextButton>
      <TextButton onClick={() => chain().deleteRow().run()}>{richText.deleteRow}</TextButton>
      <TextButton onClick={() => chain().deleteColumn().run()}>{richText.deleteColumn}</TextButton>
      <TextButton onClick={() => chain().toggleHeaderRow().run()}>{richText.toggleHeader}</TextButton>
      <TextButton onClick={() => chain().deleteTable().run()}>{richText.deleteTable}</TextButton>
    </Bar>
  );
};
