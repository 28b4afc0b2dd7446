import { Search, X } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn/cn';
import { FormField } from '../form-field/form-field';
import { Input } from '../input/input';

export interface SearchBoxProps {
  /** Names the box, and the search among the page's landmarks. */
  label: string;
  /**
   * Keeps the label for screen readers only.
   *
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** What is searched for now; what is typed starts anew when it changes. */
  value: string;
  /** Called on submit, with the text trimmed; '' asks for everything again. */
  onSearch: (text: string) => void;
  /** The words of the submit button. */
  searchLabel: string;
  /** The accessible name of the button that empties the box. */
  clearLabel: string;
  /** An example, or what can be typed; not the only place where that is said. */
  placeholder?: string | undefined;
  /** What can be found, and how. */
  help?: ReactNode;
  /** Says why a text cannot be searched for; it is shown, and `onSearch` is not called. */
  refuse?: ((text: string) => string | undefined) | undefined;
  /** For its place among others: margin, width. */
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
  const search = (wanted: string) => {
    const problem = refuse?.(wanted);
    change(wanted, problem);
    if (!problem) {
      onSearch(wanted);
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
                // The browser's own cross is out of reach for keyboards and fingers.
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

/** What is typed, with the value it was typed over: when the host changes that, its value shows again. */
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
