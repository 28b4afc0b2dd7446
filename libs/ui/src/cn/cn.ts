import { clsx, type ClassValue } from 'clsx';
import { mergeClasses } from './merge-classes';

/** The same few hundred lists of classes come by at every render. */
const cache = new Map<string, string>();
const MAX_CACHED = 1000;

/** Class names, joined and merged: of two classes that set the same property the later one wins. */
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
