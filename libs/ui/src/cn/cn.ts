import { clsx, type ClassValue } from 'clsx';
import { mergeClasses } from './merge-classes';

/** The same few hundred lists of classes come by at every render. */
const known = new Map<string, string>();
const MOST_KNOWN = 1000;

/** Class names, joined and merged: of two classes that set the same property the later one wins. */
export function cn(...classes: ClassValue[]): string {
  const all = clsx(classes);
  const before = known.get(all);
  if (before !== undefined) {
    return before;
  }
  if (known.size >= MOST_KNOWN) {
    known.clear();
  }
  const merged = mergeClasses(all);
  known.set(all, merged);
  return merged;
}
