import { color, shape } from 'shared-lib/theme';
import styled from 'styled-components';

export const PictureStack = styled.div`
  display: grid;
  gap: var(--s3);
`;
/** The picture in the ratio of its place on the site. */
export const Thumbnail = styled.img<{ $ratio: number }>`
  inline-size: ${({ $ratio }) => ($ratio < 1 ? '9rem' : '100%')};
  max-inline-size: 24rem;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border: 1px solid ${color.line};
  object-fit: cover;
`;
export const PictureTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;
/** The area that accepts a dropped file; the file button inside is hidden, because it speaks the language of the browser. */
export const Zone = styled.label<{ $isOver: boolean }>`
  position: relative;
  display: grid;
  gap: var(--s0h);
  padding: var(--s3h) var(--s4);
  border: 1px dashed ${({ $isOver }) => ($isOver ? color.nile600 : color.lineStrong)};
  border-radius: ${shape.radius};
  background: ${({ $isOver }) => ($isOver ? color.nile50 : color.paper)};
  font-size: var(--fs-sm);
  cursor: pointer;
  u {
    color: ${color.link};
    text-underline-offset: 0.3em;
  }
  small {
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
`;
