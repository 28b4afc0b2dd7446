import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

interface Drag {
  id: string;
  /** Order if the item were dropped now. */
  order: readonly string[];
}

/**
 * Drag-and-drop reordering of a list. During a drag only the CSS order changes, by `indexOf`; moving the elements would
 * cancel the pointer capture.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  order: readonly string[],
  onDrop: (id: string, index: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const draggedId = drag?.id;
  const latest = useRef({ drag, order, onDrop });
  useEffect(() => {
    latest.current = { drag, order, onDrop };
  });
  useEffect(() => {
    if (draggedId === undefined) {
      return undefined;
    }
    const onMove = (event: globalThis.PointerEvent) => {
      const others = latest.current.order.filter((id) => id !== draggedId);
      const index = others.filter((id) => middleOf(list.current, id) < event.clientY).length;
      setDrag({ id: draggedId, order: [...others.slice(0, index), draggedId, ...others.slice(index)] });
    };
    const onUp = () => {
      const dropped = latest.current.drag;
      setDrag(null);
      if (dropped) {
        latest.current.onDrop(dropped.id, dropped.order.indexOf(dropped.id));
      }
    };
    const onCancel = () => setDrag(null);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
    };
  }, [draggedId, list]);
  return {
    draggedId,
    indexOf: (id: string) => (drag?.order ?? order).indexOf(id),
    onPointerDown: (id: string) => (event: PointerEvent) => {
      if (event.button === 0) {
        event.preventDefault();
        setDrag({ id, order });
      }
    },
  };
}

/** Vertical centre of an item in pixels. */
function middleOf(list: HTMLElement | null, id: string): number {
  const item = Array.from(list?.children ?? []).find(
    (child) => child instanceof HTMLElement && child.dataset['item'] === id,
  );
  const rect = item?.getBoundingClientRect();
  return rect ? rect.top + rect.height / 2 : Infinity;
}
