import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';

const STARS = [1, 2, 3, 4, 5] as const;

/** Rating of an app, which users cannot change here; nothing if it is not rated. */
export function AppRating({ rating }: { readonly rating: number | null }) {
  const { t } = useLingui();
  if (rating === null) {
    return null;
  }
  return (
    <span className="inline-flex items-center gap-1 text-xs text-muted">
      <span aria-hidden className="inline-flex text-warning">
        {STARS.map((star) => (
          <Star key={star} className="size-3.5" fill={star <= Math.round(rating) ? 'currentColor' : 'none'} />
        ))}
      </span>
      {t`${rating} of 5 stars`}
    </span>
  );
}
