import { clsx, type ClassValue } from 'clsx';
import { mergeClasses } from './merge-classes';

/** Cache: the same few hundred class lists recur at every render. */
const cache = new Map<string, string>();
const MAX_CACHED = 1000;

/** Class names, joined and merged: of two classes that set the same property the last one wins. */
export function cn(...classes: ClassValue[]): string {
  const all = clsx(classes);
  const before = cache.get(all);
  if (before !== undefined) {
    return before;
  }
  if (cache.size >= MAX_CACHED) {
    cache.clear();
  }
  const merged = mergeClasses(all);
  cache.set(all, merged);
  return merged;
}
