import { color, shape } from 'shared-lib/theme';
import { callStyles } from 'shared-lib/ui/call-to-action';
import { Prose } from 'shared-lib/ui/prose';
import styled from 'styled-components';
import { richText } from '../../copy/rich-text.ts';

export const Frame = styled.div<{ $isInvalid: boolean }>`
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? color.danger : color.lineStrong)};
  border-radius: ${shape.radius};
  background: ${color.white};
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
`;
/** What is above the text stays in view while a long text scrolls. The offset is the height of the top bar. */
export const EditorTools = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-start: 4.5rem;
`;
/** The rules that the editor would inject by itself, and the look of the public site. */
export const EditorPage = styled(Prose)`
  position: relative;
  max-inline-size: none;
  font-size: 1.0625rem;
  .ProseMirror {
    min-block-size: 22rem;
    padding: var(--s6);
    outline: none;
    white-space: pre-wrap;
    overflow-wrap: break-word;
    /* A wide table scrolls with the text: the text has the keyboard focus, and a table has none of its own. */
    overflow-x: auto;
  }
  .ProseMirror figure[data-chart]::before {
    content: '${richText.chart}';
    display: block;
    margin-block-end: var(--s3);
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  .ProseMirror h2[data-cubits]::after {
    content: '${richText.plateWater}' attr(data-cubits);
    display: block;
    color: ${color.brass700};
    font-size: var(--fs-sm);
  }
  .ProseMirror p[data-block] {
    ${callStyles}
    cursor: pointer;
    a {
      pointer-events: none;
    }
  }
  .ProseMirror > * + * {
    margin-block-start: var(--s5);
  }
  .ProseMirror .selectedCell {
    background: ${color.nile100};
  }
  .ProseMirror-selectednode {
    outline: 2px solid ${color.nile600};
  }
  .ProseMirror p.is-editor-empty:first-child::before {
    content: attr(data-placeholder);
    float: inline-start;
    block-size: 0;
    color: ${color.placeholder};
    pointer-events: none;
  }
  .ProseMirror-gapcursor {
    position: absolute;
    display: none;
    inline-size: 1.25rem;
    border-block-start: 1px solid ${color.ink900};
    pointer-events: none;
  }
  .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }
`;
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s6);
  padding: var(--s2h) var(--s6);
  border-block-start: 1px solid ${color.line};
  background: ${color.paper};
  color: ${color.text2};
  font-size: var(--fs-sm);
`;
