import { Trans, useLingui } from '@lingui/react/macro';
import {
  type DnaReport,
  type ExpressionReport,
  isWithoutTable,
  type Measurement,
  namedPath,
  type QcNotice,
  type QcReport,
} from '@omics-portal/qc-metrics';
import { DescriptionList, ScrollRegion, Tag, TextLink } from '@omics-portal/ui';
import { formatNumber, joinSentences, Moment } from '@omics-portal/wording';
import type { ReactNode } from 'react';
import { useMeasuredFacts } from '../measurement/use-measured-facts';
import { DifferingValues } from './differing-values';
import { JOBS_NOTICE } from './jobs-without-result';
import { referenceText } from './reference-texts';
import { ReportSection } from './report-section';
import { noticeMessage, remainingValues, scaleMessage } from './table-findings-messages';

/** Panel of the origin of a report: tables or files, program, and reference sets with their licences. */
export function OriginPanel({
  report,
  measurement,
}: {
  readonly report: QcReport;
  /** Recorded facts of the measurement; null on servers that record none. */
  readonly measurement: Measurement | null;
}) {
  const { t } = useLingui();
  return (
    <ReportSection id="origin" title={t`What this report was made from`}>
      <OriginFacts report={report} measurement={measurement} />
    </ReportSection>
  );
}

/** Origin of a report: its input, program, findings and reference sets. */
export function OriginFacts({
  report,
  measurement = null,
}: {
  readonly report: QcReport;
  readonly measurement?: Measurement | null;
}) {
  const { t } = useLingui();
  const measured = useMeasuredFacts(measurement);
  const { notices = [], software, generatedAt, references } = report;
  const inputItems = useInputItems(report);
  const { name, version } = software;
  return (
    <div className="flex flex-col gap-5">
      <DescriptionList
        items={[
          ...inputItems,
          ...measured,
          { term: t`Program`, detail: `${name} ${version}` },
          { term: t`Computed at`, detail: <Moment ms={Date.parse(generatedAt)} /> },
        ]}
      />
      <div>
        <Notices
          notices={notices.filter(({ code }) => code !== JOBS_NOTICE)}
          listed={report.differingValues?.length ?? 0}
        />
        <DifferingValues values={report.differingValues} />
      </div>
      <References references={references} />
    </div>
  );
}

/** Items about the input: the tables, or the folder and its files. */
function useInputItems(report: QcReport): { term: string; detail: ReactNode }[] {
  const { t, i18n } = useLingui();
  if (report.omics === 'genomics') {
    const { folder, files, sequencing, sequencingChosen } = report.input;
    return [
      { term: t`Folder`, detail: folder },
      {
        term: t`Sequencing`,
        detail:
          sequencing === null ? t`not stated` : sequencingChosen ? t`${sequencing} (as stated)` : sequencing,
      },
      { term: t`Files that were read`, detail: <Files files={files} /> },
    ];
  }
  const { input, sequencing } = report;
  const folder = sequencing
    ? [
        { term: t`Folder`, detail: sequencing.folder },
        { term: t`Files that were read`, detail: <Files files={sequencing.files} /> },
      ]
    : [];
  if (isWithoutTable(report)) {
    return folder;
  }
  return [
    { term: t`Data table`, detail: input.dataFile },
    { term: t`Metadata table`, detail: input.metadataFile },
    {
      term: t({ message: 'Size', context: 'table' }),
      detail: t`${formatNumber(input.features, i18n.locale)} features, ${formatNumber(input.samples, i18n.locale)} libraries`,
    },
    ...(input.scale === undefined
      ? []
      : [{ term: t`Scale of the values`, detail: scaleMessage(i18n, input) }]),
    { term: t`Libraries of each sample`, detail: <Groups groups={input.groups} /> },
    ...folder,
  ];
}

/** Files of a folder with the program that wrote each. */
function Files({ files }: { readonly files: DnaReport['input']['files'] }) {
  const { t } = useLingui();
  return (
    <ScrollRegion label={t`Files that were read`} className="max-h-64 overflow-y-auto">
      <ul>
        {[...files]
          .sort((a, b) => namedPath(a).localeCompare(namedPath(b), 'en', { numeric: true }))
          .map((file) => (
            <li key={file.path}>
              <span className="break-all" title={file.path}>
                {namedPath(file)}
              </span>{' '}
              <span className="text-muted">{file.tool}</span>
            </li>
          ))}
      </ul>
    </ScrollRegion>
  );
}

function Groups({ groups }: { readonly groups: ExpressionReport['input']['groups'] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {groups.map(({ group, samples }) => (
        <Tag key={group}>{`${group}: ${samples}`}</Tag>
      ))}
    </span>
  );
}

interface NoticesProps {
  readonly notices: readonly QcNotice[];
  /** Number of the values that differ which the report has. */
  readonly listed: number;
}

function Notices({ notices, listed }: NoticesProps) {
  const { t, i18n } = useLingui();
  const textOf = (notice: QcNotice) =>
    joinSentences([noticeMessage(i18n, notice), remainingValues(i18n, notice, listed)]);
  return notices.length === 0 ? null : (
    <div>
      <h3 className="mb-1 text-sm font-medium">{t`Findings in the tables`}</h3>
      <ul className="list-disc ps-5 text-sm">
        {notices.map((notice, index) => (
          <li key={index}>{textOf(notice)}</li>
        ))}
      </ul>
    </div>
  );
}

function References({ references }: { readonly references: QcReport['references'] }) {
  const { i18n, t } = useLingui();
  return (
    <div>
      <h3 className="mb-1 text-sm font-medium">{t`Reference sets and history`}</h3>
      {references.length === 0 ? (
        <p className="text-sm text-muted">{t`None is installed for this kind of data, so the figures have no comparison.`}</p>
      ) : null}
      <ul className="flex flex-col gap-2 text-sm">
        {references.map(({ id, title, licence, source, version }) => (
          <li key={id}>
            <p>{referenceText(i18n, title)}</p>
            <p className="text-xs text-muted">
              <code>{version === undefined ? id : `${id} ${version}`}</code> · {t`License: ${licence}`} ·{' '}
              <Trans>
                Source: <Source source={source} />
              </Trans>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Source of a reference set: a link where it is an address. */
function Source({ source }: { readonly source: string }) {
  const { i18n } = useLingui();
  return /^https?:\/\//u.test(source) ? (
    <TextLink href={source} external>
      {source}
    </TextLink>
  ) : (
    referenceText(i18n, source)
  );
}
