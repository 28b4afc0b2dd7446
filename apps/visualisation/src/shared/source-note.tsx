import { useLingui } from '@lingui/react/macro';
import type { FigureSource } from '@omics-portal/api/visualisation';
import { useSourceTitle } from './use-source-title';

/** Source and licence of a plot. */
export function SourceNote({ source }: { readonly source: FigureSource }) {
  const { t } = useLingui();
  const title = useSourceTitle(source);
  const { origin, licence } = source;
  return (
    <p className="mt-2 text-xs text-muted wrap-anywhere" data-source={source.id}>
      {source.synthetic
        ? t`Source: ${title}, made by a generator of this portal. They are no measurements.`
        : t`Source: ${title}, ${origin}. Licence: ${licence}.`}
    </p>
  );
}
