import { cn } from '@omics-portal/ui';
import { useId, type ReactNode } from 'react';

export interface PictureOption<V extends string> {
  value: V;
  label: string;
  picture: ReactNode;
}

export interface PictureChoiceProps<V extends string> {
  label: string;
  value: V;
  options: readonly PictureOption<V>[];
  onChange: (value: V) => void;
}

/** Radio group whose options are pictures with labels. It uses native radio buttons with their keyboard behaviour. */
export function PictureChoice<V extends string>({ label, value, options, onChange }: PictureChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-3">
        {options.map((option) => (
          <label key={option.value} className="group flex w-22 flex-col items-center gap-1.5 text-sm">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span
              aria-hidden
              className={cn(
                'block w-full overflow-hidden rounded-control border-2 border-border p-0.5 transition-colors duration-(--motion-fast)',
                'group-hover:border-strong group-has-checked:border-primary-text',
                'group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-focus',
              )}
            >
              {option.picture}
            </span>
            <span className="text-center group-has-checked:font-medium group-has-checked:text-primary-text">
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
