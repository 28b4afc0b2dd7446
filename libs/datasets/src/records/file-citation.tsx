import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DataFile } from '@omics-portal/api';
import { Button } from '@omics-portal/ui';
import { OMICS_LABELS, formatDay, useCopy } from '@omics-portal/wording';
import { Copy } from 'lucide-react';
import {
  documentQueries,
  localizedAddress,
  OMICS,
  omicsOf,
  papersToCite,
  readWebAddress,
} from '@omics-portal/resources';
import { useCollectionTexts } from '../collections/use-collection-texts';
import { fileKey } from '../fields/record-values';
import { useDatasets } from '../ports/datasets-ports';
import { useFileHref } from '../ports/use-file-href';

interface FileCitationProps {
  readonly collection: string;
  readonly record: DataFile;
}

/** Citation of a file, and the papers about its data. */
export function FileCitation({ collection, record }: FileCitationProps) {
  const { t } = useLingui();
  const copy = useCopy();
  const citation = useCitation(collection, record);
  const papers = usePapers(collection);
  return (
    <section aria-label={t`Citation`} className="mt-6 text-sm">
      <h3 className="mb-2 font-semibold">{t`Citation`}</h3>
      <p className="wrap-anywhere">{citation}</p>
      {papers.length > 0 ? (
        <>
          <p className="mt-3 text-muted">{t`Papers about this data in the portal's list of publications:`}</p>
          <ul className="mt-1 list-disc ps-5">
            {papers.map((paper) => (
              <li key={paper} className="wrap-anywhere">
                {paper}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Button
        size="sm"
        className="mt-3"
        icon={<Copy />}
        onClick={() => void copy([citation, ...papers].join('\n'))}
      >
        {t`Copy the citation`}
      </Button>
    </section>
  );
}

const VERSION_FIELDS = ['version', 'revision', 'release'] as const;

/** Citation: the file, its version if known, its collection, the portal, the date, and the address of the file. */
function useCitation(collection: string, record: DataFile): string {
  const { t } = useLingui();
  const { productTitle } = useDatasets();
  const href = useFileHref(collection);
  const [today] = useState(() => formatDay(Date.now()));
  const texts = useCollectionTexts();
  const description = texts.description(collection);
  const heading = texts.title(collection);
  const title = description === undefined ? heading : `${heading} (${description})`;
  const address = new URL(href(fileKey(record)), window.location.href);
  const version = VERSION_FIELDS.map((key) => record[key]).find(
    (value) => (typeof value === 'string' && value !== '') || typeof value === 'number',
  );
  const name = record.file_name ?? record.file_path ?? '';
  return version === undefined
    ? t`${name}. ${title}. ${productTitle}. Accessed ${today}. ${address.href}`
    : t`${name}, version ${String(version)}. ${title}. ${productTitle}. Accessed ${today}. ${address.href}`;
}

/** Papers about a collection in the site's list of publications; empty while it loads, or if it fails. */
function usePapers(collection: string): readonly string[] {
  const { i18n } = useLingui();
  const { brand, publicationsUrl, allowedDocumentOrigins } = useDatasets();
  const address = readWebAddress(localizedAddress(publicationsUrl, i18n.locale), {
    page: document.baseURI,
    allowedOrigins: allowedDocumentOrigins,
  });
  const omics = omicsOf(brand, collection);
  const url = address.ok ? address.url.href : '';
  const list = useQuery({ ...documentQueries.text(url), enabled: address.ok && omics !== undefined });
  if (omics === undefined || list.data === undefined) {
    return [];
  }
  const names = OMICS.map((known) => i18n._(OMICS_LABELS[known]));
  return papersToCite(list.data, i18n._(OMICS_LABELS[omics]), names);
}
