import { useLingui } from '@lingui/react/macro';
import type { NamedReference, ReportClient } from '@omics-portal/api';
import { readMaterialLot, type Report, reportQueries } from '@omics-portal/resources';
import { Card, ErrorState, SkeletonLines, TextLink } from '@omics-portal/ui';
import { Moment, useErrorText } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { MATERIAL_TITLES } from '../material-names/material-titles';
import { useCatalogue } from '../ports/catalogue-ports';
import { MAX_REPORTS, ownReportsInput } from './own-reports-input';
import { type NamedBy, reportsByReference } from './reports-by-reference';

interface OwnReportsProps {
  readonly kind: NamedReference['kind'];
  readonly reports: ReportClient;
}

/** Reports of the signed-in user that name reference materials or publications, by what they name. */
export function OwnReports({ kind, reports: client }: OwnReportsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const list = useQuery(reportQueries(client).list(ownReportsInput(kind)));
  const named = reportsByReference(list.data?.reports ?? [], kind);
  const total = list.data?.total ?? 0;
  return (
    <Card title={t`Your reports`} className="mt-4">
      {list.isError && !list.data ? (
        <ErrorState
          title={t`Your reports could not be loaded`}
          message={errorText(list.error)}
          retryLabel={t`Retry`}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {list.isPending ? <SkeletonLines lines={3} label={t`Loading...`} /> : null}
      {list.data ? (
        <div className="flex flex-col gap-4 text-sm">
          <p className="text-muted">
            {kind === 'material'
              ? t`Reports visible to you that state a lot number of these materials. Choose the lot on the page of a report, under Measurement and references.`
              : t`Reports visible to you that cite one of these publications. Choose publications on the page of a report, under Measurement and references.`}
          </p>
          {named.length === 0 ? <p>{t`No such report yet.`}</p> : null}
          {named.map((one) => (
            <Named key={one.reference.id} named={one} />
          ))}
          {total > MAX_REPORTS ? (
            <p className="text-muted">{t`The newest ${MAX_REPORTS} of ${total} reports are listed.`}</p>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}

function Named({ named: { reference, reports } }: { readonly named: NamedBy }) {
  return (
    <section>
      <h3 className="mb-1 font-semibold wrap-anywhere">
        <ReferenceName reference={reference} />
      </h3>
      <ul className="list-disc ps-5">
        {reports.map((report) => (
          <ReportLine key={report.id} report={report} />
        ))}
      </ul>
    </section>
  );
}

function ReferenceName({ reference: { kind, id, title } }: { readonly reference: NamedReference }) {
  const { t, i18n } = useLingui();
  const lot = kind === 'material' ? readMaterialLot(id) : null;
  if (!lot) {
    return title ?? id;
  }
  const material = i18n._(MATERIAL_TITLES[lot.type]);
  const { batch } = lot;
  return t`${material}, lot ${batch}`;
}

function ReportLine({ report: { id, name, startedAt } }: { readonly report: Report }) {
  const { links } = useCatalogue();
  return (
    <li className="wrap-anywhere">
      <TextLink href={links.report(id)}>{name}</TextLink>{' '}
      <span className="text-muted">
        <Moment ms={startedAt} />
      </span>
    </li>
  );
}
