import { useState } from 'react';
import { cn } from '@omics-portal/ui';

/** Picture of an app, or the first letter of its title while there is none. Decorative: the title is beside it. */
export function AppPicture({
  title,
  src,
  className,
}: {
  readonly title: string;
  readonly src: string | null;
  readonly className?: string;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const [letter = '?'] = title.trim();
  return src !== null && src !== failed ? (
    <img
      src={src}
      alt=""
      loading="lazy"
      onError={() => setFailed(src)}
      className={cn('size-11 shrink-0 rounded-control object-cover', className)}
    />
  ) : (
    <span
      aria-hidden
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-control bg-primary-9 text-lg font-semibold text-primary-text',
        className,
      )}
    >
      {letter.toUpperCase()}
    </span>
  );
}

/** Wide picture on top of a card; nothing if there is none or it cannot be loaded. */
export function AppCover({ src }: { readonly src: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  return src !== null && src !== failed ? (
    <img
      src={src}
      alt=""
      loading="lazy"
      onError={() => setFailed(src)}
      className="-mx-4 -mt-4 h-28 max-w-none rounded-t-card object-cover"
      style={{ width: 'calc(100% + 2rem)' }}
    />
  ) : null;
}
