import {
  pageFormat,
  servicePageUrl,
  type ReportPage as Page,
  objectContentQueries,
} from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button, EmbeddedFrame, ErrorState, Spinner } from '@omics-portal/ui';
import { RefreshCw } from 'lucide-react';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { ReportDocument } from './report-document';

/** Sandbox of the frame: scripts of the report run without an origin, so they can access neither the portal nor the session. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- an attribute, not a text
const SANDBOX = 'allow-scripts allow-popups allow-downloads';

/** Report as the HTML page or PDF document that its tool generated. */
export function ReportPage({ page, name }: { readonly page: Page; readonly name: string }) {
  const { reportServiceBase } = useReports();
  const Reader = pageFormat(page) === 'pdf' ? ReportDocument : Frame;
  return page.in === 'storage' ? (
    <StoredPage link={page.link} name={name} reader={Reader} />
  ) : (
    <Reader url={servicePageUrl(reportServiceBase, page.path, location.href)} name={name} />
  );
}

interface StoredPageProps {
  readonly link: string;
  readonly name: string;
  readonly reader: typeof Frame;
}

function StoredPage({ link, name, reader: Reader }: StoredPageProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useReports();
  const url = useQuery(objectContentQueries(datains).inlineUrl(link));
  if (url.isError) {
    return (
      <ErrorState
        title={t`Not found the report.`}
        message={errorText(url.error)}
        retryLabel={t`Retry`}
        onRetry={() => void url.refetch()}
      />
    );
  }
  if (!url.data) {
    return <Spinner label={t`Loading the report`} />;
  }
  return (
    <div className="flex flex-col gap-2">
      <Reader url={url.data} name={name} />
      <div className="flex items-center justify-end gap-2 text-xs text-muted print:hidden">
        {t`The address of this page expires.`}
        <Button
          size="sm"
          variant="ghost"
          icon={<RefreshCw />}
          busy={url.isFetching}
          onClick={() => void url.refetch()}
        >
          {t`Load it again`}
        </Button>
      </div>
    </div>
  );
}

function Frame({ url, name }: { readonly url: string; readonly name: string }) {
  const { t } = useLingui();
  return (
    <EmbeddedFrame
      src={url}
      title={t`Report ${name}`}
      sandbox={SANDBOX}
      labels={{
        loading: t`The report file size is large, please wait a moment.`,
        timedOut: t`The report does not load.`,
        retry: t`Retry`,
        openInNewWindow: t`Open the report in a new window`,
      }}
    />
  );
}
