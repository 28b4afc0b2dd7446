import { useLingui } from '@lingui/react/macro';
import { ResponseShapeError } from '@omics-portal/api';
import { figureDocumentQuery, type FigureDocumentName } from '@omics-portal/resources';
import { ErrorState, Spinner } from '@omics-portal/ui';
import { PanelBoundary, useErrorText } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';

/** Props of the panel. */
export interface LoadedDocumentProps<Document> {
  /** Name of the document in the folder beside the pages. */
  readonly name: FigureDocumentName;
  /** Reads the JSON; null for another document. The same function for each render. */
  readonly read: (value: unknown) => Document | null;
  /** Said while the document is computed and loaded. */
  readonly loading: string;
  readonly children: (document: Document) => ReactNode;
}

/** Panel of a document with figures: loaded from the folder beside the page, with its own failure and retry. */
export function LoadedDocument<Document>({ name, read, loading, children }: LoadedDocumentProps<Document>) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const options = useMemo(
    () => ({
      ...figureDocumentQuery(new URL('../data', document.baseURI).href, name),
      select: (value: unknown) => {
        const found = read(value);
        if (!found) throw new ResponseShapeError('a document of this visualisation');
        return found;
      },
    }),
    [name, read],
  );
  const query = useQuery(options);
  if (query.isPending) {
    return (
      <div className="flex justify-center py-16">
        <Spinner label={loading} className="size-7" />
      </div>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title={t`The figures could not be loaded`}
        message={errorText(query.error)}
        retryLabel={t`Retry`}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <PanelBoundary>{children(query.data)}</PanelBoundary>;
}
