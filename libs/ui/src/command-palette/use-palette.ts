import { useId, useState, type KeyboardEvent } from 'react';
import { matchOptions, stepOption } from '../combobox/match-options';
import { type CommandPaletteItem, type CommandPaletteProps } from './command-palette-props';

/**
 * Command palette state: typed text, matches and active item. The keyboard works as in a combobox with an open list.
 */
export function usePalette({
  groups,
  onQueryChange,
  onClose,
}: Pick<CommandPaletteProps, 'groups' | 'onQueryChange'> & { onClose: () => void }) {
  const listId = useId();
  const [query, setQuery] = useState('');
  const [highlighted, highlight] = useState<string | null>(null);
  const options = groups.flatMap((group) =>
    group.items.map((item) => ({
      ...item,
      description: item.hint,
      group,
      item,
      value: `${group.key}/${item.key}`,
    })),
  );
  const matches = onQueryChange ? options : matchOptions(options, query);
  const enabled = matches.filter(({ disabled }) => !disabled);
  const active =
    enabled.find(({ value }) => value === highlighted) ?? enabled.find(({ isAside }) => isAside !== true);
  if (active && active.value !== highlighted) {
    // Also the first of all is remembered: groups that arrive above it must not change what Enter opens.
    highlight(active.value);
  }

  const placed = matches.map((match, index) => ({ ...match, index }));

  const run = (item: CommandPaletteItem) => {
    if (item.disabled) {
      return;
    }
    if (!item.keepsOpen) {
      onClose();
    }
    item.onSelect();
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => highlight(stepOption(matches, active?.value ?? null, 1)),
    ArrowUp: () => highlight(stepOption(matches, active?.value ?? null, -1)),
    PageUp: () => highlight(stepOption(matches, null, 1)),
    PageDown: () => highlight(stepOption(matches, null, -1)),
    Enter: () => (active ? run(active.item) : undefined),
  };

  return {
    listId,
    query,
    active,
    matches,
    /** Groups with a match, each with its matches. */
    sections: groups.flatMap((group) => {
      const own = placed.filter((match) => match.group === group);
      return own.length > 0 ? [{ group, matches: own }] : [];
    }),
    idOf: (value: string) => `${listId}-${encodeURIComponent(value)}`,
    point: highlight,
    run,
    type: (next: string) => {
      setQuery(next);
      highlight(null);
      onQueryChange?.(next);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
      if (act) {
        event.preventDefault();
        act();
      }
    },
  };
}
