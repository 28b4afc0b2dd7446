import { useLingui } from '@lingui/react/macro';
import type { QcReport } from '@omics-portal/qc-metrics';
import { ScrollRegion } from '@omics-portal/ui';
import { formatNumber } from '@omics-portal/wording';

/** Values that files or programs give differently, folded; nothing without any. */
export function DifferingValues({ values = [] }: { readonly values: QcReport['differingValues'] }) {
  const { t, i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  const count = number(values.length);
  return values.length === 0 ? null : (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer py-1">{t`Show all values that differ (${count})`}</summary>
      <ScrollRegion label={t`Values that differ`} className="max-h-64 overflow-y-auto">
        <ul className="flex flex-col gap-1">
          {values.map(({ sample, shown, other }, index) => (
            <li key={index} className="wrap-anywhere">
              {t`${sample}: ${shown.column} of ${shown.file} is ${number(shown.value)} and is shown, ${other.column} of ${other.file} is ${number(other.value)}`}
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </details>
  );
}
