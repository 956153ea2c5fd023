import { useState, type DragEvent } from 'react';

/**
 * Files dropped on an element.
 * @returns `isOver` while something is dragged over it, and the handlers of the element
 */
export const useFileDrop = (onDrop: (dropped: DataTransfer) => void) => {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    dropProps: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        onDrop(event.dataTransfer);
      },
    },
  };
};
