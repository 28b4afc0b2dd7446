import { LoaderCircle, Search, X } from 'lucide-react';
import { IconButton } from '../button/icon-button';
import { cn } from '../cn/cn';
import { type CommandPaletteProps } from './command-palette-props';
import { PaletteItem } from './palette-item';
import { usePalette } from './use-palette';

/** Content of the open palette; its state resets each time it opens. */
export function PaletteBody(
  props: Omit<CommandPaletteProps, 'open' | 'onOpenChange'> & { onClose: () => void },
) {
  const { label, placeholder, closeLabel, footer, onClose } = props;
  const palette = usePalette(props);
  const { listId, active, sections, idOf } = palette;
  const hasList = sections.length > 0;
  return (
    <>
      <div className="flex shrink-0 items-center gap-2 border-b border-border ps-4 pe-2">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={active ? idOf(active.value) : undefined}
          placeholder={placeholder}
          value={palette.query}
          onChange={({ target }) => palette.type(target.value)}
          onKeyDown={palette.onKeyDown}
          className="min-h-12 min-w-0 flex-1 bg-transparent text-base outline-none sm:text-sm"
        />
        <IconButton label={closeLabel} icon={<X />} size="sm" onClick={onClose} />
      </div>
      <PaletteMessage {...props} count={palette.matches.length} />
      {hasList ? (
        <div
          role="listbox"
          id={listId}
          aria-label={label}
          className="min-h-0 overflow-y-auto overscroll-contain p-1.5"
        >
          {sections.map(({ group, matches }) => (
            <div key={group.key} role="group" aria-labelledby={idOf(group.key)} className="pb-1">
              <div
                id={idOf(group.key)}
                role="presentation"
                className="px-2.5 pt-2 pb-1 text-xs font-medium text-muted"
              >
                {group.heading}
              </div>
              {matches.map(({ value, item, index }) => (
                <PaletteItem
                  key={value}
                  id={idOf(value)}
                  item={item}
                  active={value === active?.value}
                  index={index}
                  onPoint={() => palette.point(value)}
                  onPress={() => palette.run(item)}
                />
              ))}
            </div>
          ))}
        </div>
      ) : null}
      {footer ? (
        <div className="shrink-0 border-t border-border px-4 py-2 text-xs text-muted pointer-coarse:hidden">
          {footer}
        </div>
      ) : null}
    </>
  );
}

/** Message above the list, also announced: what is missing and why. */
function PaletteMessage({
  count,
  countLabel,
  emptyLabel,
  loading,
  loadingLabel,
  error,
}: Pick<CommandPaletteProps, 'countLabel' | 'emptyLabel' | 'loading' | 'loadingLabel' | 'error'> & {
  count: number;
}) {
  const message = loading ? loadingLabel : (error ?? (count === 0 ? emptyLabel : undefined));
  return (
    <p
      role="status"
      className={cn(
        'flex items-center gap-2 px-4 text-sm text-muted',
        message && 'py-3',
        error && !loading && 'text-danger',
      )}
    >
      {loading ? <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" /> : null}
      {message ? <span className="min-w-0 wrap-anywhere">{message}</span> : null}
      {countLabel && !loading && count > 0 ? <span className="sr-only">{countLabel(count)}</span> : null}
    </p>
  );
}
