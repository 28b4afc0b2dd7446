import { Check, LoaderCircle } from 'lucide-react';
import { Popover as Primitive } from 'radix-ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { cn } from '../cn/cn';
import { type ComboboxOption } from './match-options';
import { type ComboboxState } from './use-combobox';

export interface ComboboxMessages {
  /** Message when no option matches. */
  emptyLabel: string;
  /** Message while options load, with a spinner. */
  loadingLabel?: string | undefined;
  /**
   * The options are loading.
   *
   * @default false
   */
  loading?: boolean | undefined;
  /** Error message shown instead of the options. */
  error?: string | undefined;
}

export interface ComboboxPopupProps extends ComboboxMessages {
  /** State of the input and the list. */
  state: ComboboxState;
  /** Accessible name of the list. */
  label: string;
  /** Values of the chosen options. */
  chosen: ReadonlySet<string>;
  /** True if several options can be chosen. */
  multiple?: boolean | undefined;
  /** Box with the input; the list opens below it. */
  children: ReactElement;
  /** Class of the element around the box. */
  className?: string | undefined;
}

/** Message shown instead of the options; undefined when there are options. */
export function messageOf(
  state: ComboboxState,
  { emptyLabel, loadingLabel, loading, error }: ComboboxMessages,
) {
  if (loading) {
    return loadingLabel ?? '';
  }
  return error ?? (state.matches.length === 0 ? emptyLabel : undefined);
}

/** Combobox popup. Focus stays in the input. */
export function ComboboxPopup({
  state,
  label,
  chosen,
  multiple,
  children,
  className,
  ...messages
}: ComboboxPopupProps) {
  const box = useRef<HTMLDivElement>(null);
  const message = messageOf(state, messages);
  const preventDefault = (event: Event) => event.preventDefault();
  const ignoreOwnBox = (event: Event) => {
    if (event.target instanceof Node && box.current?.contains(event.target)) {
      event.preventDefault();
    }
  };
  return (
    <Primitive.Root open={state.open} onOpenChange={(open) => (open ? state.show() : state.close())}>
      <Primitive.Anchor asChild>
        <div ref={box} className={className}>
          {children}
        </div>
      </Primitive.Anchor>
      <span role="status" className="sr-only">
        {state.open ? message : null}
      </span>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="combobox-popup"
          role={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={preventDefault}
          onCloseAutoFocus={preventDefault}
          onInteractOutside={ignoreOwnBox}
          onMouseDown={(event) => event.preventDefault()}
          // A modal dialog blocks wheel events outside of it, but the list must scroll.
          onWheel={(event) => event.stopPropagation()}
          onTouchMove={(event) => event.stopPropagation()}
          className="z-50 flex max-h-[min(20rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-48 flex-col overflow-hidden rounded-control border border-border bg-raised text-sm text-text shadow-overlay data-[state=open]:animate-fade-in"
        >
          {message === undefined ? (
            <OptionList state={state} label={label} chosen={chosen} multiple={multiple} />
          ) : (
            <p
              aria-hidden
              className={cn(
                'flex items-center gap-2 px-3 py-2.5 text-muted',
                messages.error && 'text-danger',
              )}
            >
              {messages.loading ? <LoaderCircle className="size-4 shrink-0 animate-spin" /> : null}
              <span className="min-w-0 wrap-anywhere">{message}</span>
            </p>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function OptionList({
  state,
  label,
  chosen,
  multiple,
}: Pick<ComboboxPopupProps, 'state' | 'label' | 'chosen' | 'multiple'>) {
  return (
    <div
      role="listbox"
      id={state.listId}
      aria-label={label}
      aria-multiselectable={multiple}
      className="min-h-0 overflow-y-auto overscroll-contain p-1"
    >
      {state.matches.map((option) => (
        <Option
          key={option.value}
          id={optionId(state.listId, option)}
          option={option}
          active={option === state.active}
          chosen={chosen.has(option.value)}
          onPick={() => state.pick(option)}
          onPoint={() => state.point(option)}
        />
      ))}
    </div>
  );
}

/** Ids must not contain spaces; values may. */
export function optionId(listId: string, option: ComboboxOption): string {
  return `${listId}-${encodeURIComponent(option.value)}`;
}

interface OptionProps {
  id: string;
  option: ComboboxOption;
  active: boolean;
  chosen: boolean;
  onPick: () => void;
  onPoint: () => void;
}

function Option({ id, option, active, chosen, onPick, onPoint }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) {
      row.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [active]);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus and takes the keys
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={option.disabled}
      data-active={active || undefined}
      onClick={onPick}
      onPointerMove={active ? undefined : onPoint}
      className="relative flex min-h-8 cursor-pointer scroll-my-1 flex-col justify-center rounded-xs py-1 ps-8 pe-3 select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-selected:font-medium data-active:bg-primary-9 pointer-coarse:min-h-11"
    >
      {chosen ? (
        <Check aria-hidden className="absolute inset-y-0 start-2 my-auto size-4 text-primary-text" />
      ) : null}
      <span className="wrap-anywhere">{option.label}</span>
      {option.description ? (
        <span className="text-xs font-normal text-muted wrap-anywhere">{option.description}</span>
      ) : null}
    </div>
  );
}
