import type { CommandPaletteGroup } from '@omics-portal/ui/command-palette';
import { rankEntries } from './rank-entries';

/** Entries of a group of pages or actions at most, once something is typed. */
const MAX_LOCAL = 5;

/** Groups of pages and actions with the entries that a text finds, the group with the best one first. */
export function localGroups(
  groups: readonly CommandPaletteGroup[],
  typed: string,
): readonly CommandPaletteGroup[] {
  if (typed.trim() === '') {
    return groups;
  }
  return groups
    .flatMap((group) => {
      const [best, ...others] = rankEntries(group.items, typed);
      const items = best ? [best, ...others].slice(0, MAX_LOCAL).map(({ entry }) => entry) : [];
      return best ? [{ score: best.score, group: { ...group, items } }] : [];
    })
    .sort((one, other) => other.score - one.score)
    .map(({ group }) => group);
}
