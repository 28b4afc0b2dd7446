import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Holdings, Omics } from '@omics-portal/resources';
import { OMICS_LABELS } from '@omics-portal/wording';
import { useHome } from '../ports/home-ports';

/** Greatest number of bars; the collection itself has the others. */
const MAX_BARS = 5;

/** Files of a collection by sample and by platform. */
export function HoldingCharts({ omics, data }: { readonly omics: Omics; readonly data: Holdings }) {
  const { t } = useLingui();
  return (
    <>
      <HoldingBars omics={omics} title={t`Files by sample`} field="donor_id" counts={data.filesBySample} />
      <HoldingBars
        omics={omics}
        title={t`Files by platform`}
        field="platform"
        counts={data.filesByPlatform}
      />
    </>
  );
}

interface HoldingBarsProps {
  readonly omics: Omics;
  readonly title: string;
  /** Field of the records that the bars count. */
  readonly field: 'donor_id' | 'platform';
  readonly counts: Holdings['filesBySample'];
}

/** Files of a collection by the values of a field, as bars. Each bar leads to its files. */
function HoldingBars({ omics, title, field, counts }: HoldingBarsProps) {
  const { t, i18n } = useLingui();
  const { links } = useHome();
  const collection = i18n._(OMICS_LABELS[omics]);
  const shown = largest(counts);
  const most = Math.max(1, ...shown.map(({ total }) => total));
  return shown.length === 0 ? null : (
    <div className="relative mt-3">
      <h4 className="text-xs text-muted">{title}</h4>
      <ul className="mt-1">
        {shown.map(({ value, total }) => {
          const name = value ?? t`Not stated`;
          const files = i18n.number(total);
          return (
            <li key={name}>
              <a
                href={links.collection(omics, { [`f.${field}`]: String(value) })}
                aria-label={t`${name}: ${plural(total, { one: '# file', other: '# files' })}, ${collection}`}
                className="grid min-h-6 grid-cols-[5.5rem_minmax(0,1fr)_2.5rem] items-center gap-2 rounded-xs text-xs hover:text-primary-text hover:underline"
              >
                <span className="truncate">{name}</span>
                <span className="h-2 rounded-full bg-sunken">
                  <span
                    className={`block h-full min-w-0.5 rounded-full ${value === null ? 'bg-strong' : 'bg-primary'}`}
                    style={{ width: `${(100 * total) / most}%` }}
                  />
                </span>
                <span className="text-end tabular-nums">{files}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The largest counts: named values first, by their number; then the files without a value. */
function largest(counts: HoldingBarsProps['counts']) {
  const named = counts.filter(({ _id: value, total }) => value !== null && value !== '' && total > 0);
  const without = counts.filter((count) => !named.includes(count)).reduce((sum, { total }) => sum + total, 0);
  return [
    ...named
      .map(({ _id: value, total }) => ({ value: String(value) as string | null, total }))
      .toSorted((one, other) => other.total - one.total)
      .slice(0, without > 0 ? MAX_BARS - 1 : MAX_BARS),
    ...(without > 0 ? [{ value: null, total: without }] : []),
  ];
}
