import { Search, X } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn/cn';
import { FormField } from '../form-field/form-field';
import { Input } from '../input/input';

export interface SearchBoxProps {
  /** Accessible name of the input and of the search landmark. */
  label: string;
  /**
   * Hides the label visually.
   *
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Current search text; typed text resets when it changes. */
  value: string;
  /** Called on submit with the trimmed text; '' clears the search. */
  onSearch: (text: string) => void;
  /** Label of the submit button. */
  searchLabel: string;
  /** Accessible name of the clear button. */
  clearLabel: string;
  /** Example or syntax hint; must not be the only place of this information. */
  placeholder?: string | undefined;
  /** Help text: what can be found and how. */
  help?: ReactNode;
  /** Validation: returns the reason to reject a text. It is shown, and `onSearch` is not called. */
  refuse?: ((text: string) => string | undefined) | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Search box: searches on Enter or by its button. */
export function SearchBox({
  label,
  hideLabel,
  value,
  onSearch,
  searchLabel,
  clearLabel,
  placeholder,
  help,
  refuse,
  className,
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, refusal, change } = useDraft(value);
  const search = (searched: string) => {
    const problem = refuse?.(searched);
    change(searched, problem);
    if (!problem) {
      onSearch(searched);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text.trim());
  };
  const clear = () => {
    change('');
    input.current?.focus();
    if (value !== '') {
      onSearch('');
    }
  };
  return (
    <form
      role="search"
      data-slot="search-box"
      aria-label={label}
      onSubmit={submit}
      className={cn('min-w-0', className)}
    >
      <FormField label={label} hideLabel={hideLabel} help={help} error={refusal}>
        {(control) => (
          <div className="flex gap-2">
            <div className="relative min-w-0 flex-1">
              <Input
                {...control}
                ref={input}
                type="search"
                placeholder={placeholder}
                value={text}
                onChange={({ target }) => change(target.value)}
                // The browser's own clear button cannot be reached by keyboard or touch.
                className="pe-9 pointer-coarse:pe-11 [&::-webkit-search-cancel-button]:hidden"
              />
              {text === '' ? null : <ClearButton label={clearLabel} onClear={clear} />}
            </div>
            <Button type="submit" icon={<Search />}>
              {searchLabel}
            </Button>
          </div>
        )}
      </FormField>
    </form>
  );
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      data-icon-tooltip=""
      onClick={onClear}
      className="absolute inset-y-0 end-0 flex w-9 items-center justify-center rounded-control text-muted hover:text-text focus-visible:-outline-offset-4 pointer-coarse:w-11"
    >
      <X aria-hidden className="size-4" />
    </button>
  );
}

/** Typed text with the value it was based on: when the host changes that, the new value shows. */
function useDraft(value: string) {
  const [draft, setDraft] = useState<{ over: string; text: string; refusal?: string | undefined }>({
    over: value,
    text: value,
  });
  const current = draft.over === value ? draft : { text: value, refusal: undefined };
  return {
    text: current.text,
    refusal: current.refusal,
    change: (text: string, refusal?: string) => setDraft({ over: value, text, refusal }),
  };
}
