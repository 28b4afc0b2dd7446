import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

interface Drag {
  id: string;
  /** The order as it would be if it were dropped now. */
  order: readonly string[];
}

/**
 * Dragging the items of a list to other places. While one is dragged only the look of the list changes, by `placeOf`;
 * moving the elements themselves would take the pointer from the one in hand.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  order: readonly string[],
  onDrop: (id: string, index: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = drag?.id;
  const latest = useRef({ drag, order, onDrop });
  useEffect(() => {
    latest.current = { drag, order, onDrop };
  });
  useEffect(() => {
    if (held === undefined) {
      return undefined;
    }
    const onMove = (event: globalThis.PointerEvent) => {
      const others = latest.current.order.filter((id) => id !== held);
      const index = others.filter((id) => middleOf(list.current, id) < event.clientY).length;
      setDrag({ id: held, order: [...others.slice(0, index), held, ...others.slice(index)] });
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
  }, [held, list]);
  return {
    held,
    indexOf: (id: string) => (drag?.order ?? order).indexOf(id),
    onPointerDown: (id: string) => (event: PointerEvent) => {
      if (event.button === 0) {
        event.preventDefault();
        setDrag({ id, order });
      }
    },
  };
}

/** How far down the page the middle of an item is, in pixels. */
function middleOf(list: HTMLElement | null, id: string): number {
  const item = Array.from(list?.children ?? []).find(
    (child) => child instanceof HTMLElement && child.dataset['item'] === id,
  );
  const rect = item?.getBoundingClientRect();
  return rect ? rect.top + rect.height / 2 : Infinity;
}
