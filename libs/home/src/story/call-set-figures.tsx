import { useLingui } from '@lingui/react/macro';
import { axisStart, type PublishedBatches } from './batch-figures';
import { DotStrip } from './dot-strip';

/** Title in the manifest of the set that ships. */
const SHIPPED_TITLE = 'History of Quartet DNA sequencing batches: 27 WGS and 240 WES rows';

/** Mendelian concordance of the published batches of variant calls. */
export function CallSetFigures({ source: { title }, kinds }: PublishedBatches) {
  const { t, i18n } = useLingui();
  const percent = (value: number) => i18n.number(value, { style: 'percent', maximumFractionDigits: 1 });
  // The set that ships; one that a site installs has the title of its manifest in all languages.
  const source = title === SHIPPED_TITLE ? t`history of Quartet DNA sequencing batches` : title;
  return (
    <>
      <p className="text-sm text-muted">
        {t`Mendelian concordance of single-nucleotide variants. Each dot is a batch, the line is the median.`}
      </p>
      {kinds.map(({ sequencing, batches, latest }) => (
        <DotStrip
          key={sequencing}
          label={sequencing}
          values={batches.map(({ value }) => value)}
          axis={[axisStart(batches), 1]}
          format={percent}
          marked={latest?.value}
          note={latest ? t`The latest, ${latest.batch}: ${percent(latest.value)}` : undefined}
        />
      ))}
      <p className="mt-3 text-xs wrap-anywhere text-muted">{t`Source: ${source}`}</p>
    </>
  );
}
