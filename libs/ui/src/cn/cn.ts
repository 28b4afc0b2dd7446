import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Our own token names, so that the merge knows a size from a colour (`text-title` against `text-muted`). */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['title', 'heading', 'figure'],
      radius: ['control', 'card'],
      shadow: ['card', 'overlay'],
    },
  },
});

/** Joins class names; of two that set the same property the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
