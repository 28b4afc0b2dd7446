import { useLingui } from '@lingui/react/macro';
import { inputFigures, type QcReport } from '@omics-portal/qc-metrics';
import { Accordion } from '@omics-portal/ui';
import { GRADE_HELP } from './grade-help';
import { METRIC_HELP, METRIC_LABELS } from './metric-labels';

/** Accordion with an explanation of each figure that the input of a report can give; nothing without any. */
export function FiguresHelp({ report }: { readonly report: QcReport }) {
  const { t, i18n } = useLingui();
  const { given } = inputFigures(report);
  if (given.length === 0) {
    return null;
  }
  const content = (
    <div className="flex flex-col gap-3">
      <p className="text-sm">
        {t`The samples are those of one family: the twins D5 and D6, their father F7 and their mother M8. What differs between them is known, so a batch shows how well a laboratory measures.`}
      </p>
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        {given.map(({ key }) => (
          <div key={key}>
            <dt className="font-medium">{i18n._(METRIC_LABELS[key])}</dt>
            <dd className="text-muted">{i18n._(METRIC_HELP[key])}</dd>
          </div>
        ))}
        <div>
          <dt className="font-medium">{t`Rank and grade`}</dt>
          <dd className="text-muted">{i18n._(GRADE_HELP[report.omics])}</dd>
        </div>
      </dl>
    </div>
  );
  return (
    <Accordion
      className="print:hidden"
      items={[{ value: 'help', title: t`What do these figures mean?`, content }]}
    />
  );
}
