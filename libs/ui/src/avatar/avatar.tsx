import { useState } from 'react';
import { cn } from '../cn/cn';

export interface AvatarProps {
  /** Accessible name; also the source of the initials. */
  name: string;
  /** Image URL; the initials are shown until it has loaded. */
  src?: string | undefined;
  /**
   * 24, 32 or 64 px.
   *
   * @default md
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

const SIZES = { sm: 'size-6 text-[0.625rem]', md: 'size-8 text-xs', lg: 'size-16 text-xl' } as const;

/** Initials of a name: "Ada Lovelace" gives AL, "欧阳修" gives its first character. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = Array.from(words[0] ?? '')[0] ?? '';
  const last = words.length > 1 ? (Array.from(words.at(-1) ?? '')[0] ?? '') : '';
  return (first + last).toUpperCase();
}

/** Avatar: a person's picture, or their initials. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const [loaded, setLoaded] = useState<string>();
  const isPicture = src !== undefined && loaded === src;
  return (
    <span
      data-slot="avatar"
      role="img"
      aria-label={name}
      className={cn(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-primary-8 font-semibold text-text select-none',
        SIZES[size],
        className,
      )}
    >
      {src ? (
        <img
          src={src}
          alt=""
          hidden={!isPicture}
          onLoad={() => setLoaded(src)}
          className="size-full object-cover"
        />
      ) : null}
      {isPicture ? null : <span aria-hidden>{initialsOf(name)}</span>}
    </span>
  );
}
