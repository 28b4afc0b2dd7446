import type { CommandPaletteGroup, CommandPaletteItem } from '@omics-portal/ui/command-palette';
import { List, RotateCcw } from 'lucide-react';
import { openAddress } from './open-address';
import { rankEntries } from './rank-entries';
import type { Source } from './sources/source';

/** State of the sources in the palette. */
export interface SourceGroupsInput {
  /** Text that is in the field now. */
  readonly typed: string;
  /** True while the sources still answer an earlier text. */
  readonly isBehind: boolean;
  readonly labels: {
    readonly retry: string;
    readonly all: (total: number, list: string) => string;
  };
}

/**
 * Groups of the palette with what the sources have found. A group ends with the screen that lists all, where there are more,
 * and with an entry that repeats a failed request. What was found for an earlier text is shown as far as it has the new one.
 */
export function sourceGroups(
  sources: readonly Source[],
  { typed, isBehind, labels }: SourceGroupsInput,
): readonly CommandPaletteGroup[] {
  return sources.flatMap((source): CommandPaletteGroup[] => {
    const { key, heading, icon, total, all, isFailed, retry } = source;
    const isEarlier = isBehind || source.isLoading;
    const found = isEarlier ? rankEntries(source.found, typed).map(({ entry }) => entry) : source.found;
    const items: CommandPaletteItem[] = found.map(({ href, isExternal, ...entry }) => ({
      ...entry,
      icon,
      onSelect: () => openAddress(href, isExternal),
    }));
    if (all && !isEarlier && total > found.length) {
      items.push({
        key: 'all',
        label: labels.all(total, all.list),
        icon: <List />,
        onSelect: () => openAddress(all.href),
      });
    }
    if (isFailed) {
      items.push({
        key: 'retry',
        label: labels.retry,
        icon: <RotateCcw />,
        keepsOpen: true,
        onSelect: retry,
      });
    }
    return items.length > 0 ? [{ key, heading, items }] : [];
  });
}
