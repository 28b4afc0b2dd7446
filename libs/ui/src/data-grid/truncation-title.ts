import { type PointerEvent } from 'react';

/** Sets `title` on truncated cells on hover: setting it on every cell would slow down rendering. */
export function setTruncationTitle({ target }: PointerEvent<HTMLElement>): void {
  if (isText(target) && target.scrollWidth > target.clientWidth) {
    target.title = target.textContent;
  }
}

/** Removes `title`, since the cell may be reused for another text. */
export function clearTruncationTitle({ target }: PointerEvent<HTMLElement>): void {
  if (isText(target)) {
    target.removeAttribute('title');
  }
}

function isText(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.dataset['content'] === 'text';
}
