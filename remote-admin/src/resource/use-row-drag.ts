import { useEffect, useRef, useState, type PointerEvent } from 'react';

interface Drag {
  from: number;
  /** Index where the row lands when it is dropped now. */
  to: number;
}

/** Index of the row at a height on the screen. */
const indexAt = (list: HTMLElement, y: number): number => {
  const rows = [...list.children];
  const index = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return index === -1 ? rows.length - 1 : index;
};

/** Dragging of rows by their grips, with mouse, pen or finger. Escape cancels. */
export const useRowDrag = <List extends HTMLElement>(onMove: (from: number, to: number) => void) => {
  const list = useRef<List>(null);
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;

  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDrag(undefined);
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDragging]);

  const gripProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (drag && list.current) setDrag({ from: drag.from, to: indexAt(list.current, clientY) });
    },
    onPointerUp: () => {
      setDrag(undefined);
      if (drag && drag.from !== drag.to) onMove(drag.from, drag.to);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { list, drag, gripProps };
};
