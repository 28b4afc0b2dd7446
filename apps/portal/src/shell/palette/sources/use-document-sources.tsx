import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { documentQueries, publicationsIn } from '@omics-portal/resources';
import { useQueries, useQuery } from '@tanstack/react-query';
import { BookOpen, Newspaper } from 'lucide-react';
import { usePortal } from '../../../composition/use-portal';
import { isExternalLink } from '../../../links/named-routes';
import { rankEntries } from '../rank-entries';
import { DOCUMENT_WORDS } from '../search-words';
import { findSection } from './find-section';
import { useListHrefs } from './list-hrefs';
import { stateOf } from './searched-query';
import { siteDocuments, textUrl, type SiteDocument } from './site-documents';
import { MAX_FOUND, type Found, type Source } from './source';

const TITLES: Readonly<Record<SiteDocument, MessageDescriptor>> = {
  docs: msg`User guide`,
  help: msg`Help`,
  policies: msg`Data Policies`,
  engines: msg`Engines of the apps`,
  changelog: msg`Change Logs`,
  materialsTerms: msg`Terms of material requests`,
};

/** Documents of the site and publications, by their titles and by what they say. */
export function useDocumentSources(text: string): readonly Source[] {
  const { t, i18n } = useLingui();
  const { config } = usePortal();
  const lists = useListHrefs();
  const documents = siteDocuments(config);
  const options = (url: string | null) => ({
    ...documentQueries.text(url ?? ''),
    enabled: text !== '' && url !== null,
    retry: false,
  });
  const urlOf = (pattern: string | null) => textUrl(pattern, i18n.locale, document.baseURI);
  const texts = useQueries({ queries: documents.map(({ text: pattern }) => options(urlOf(pattern))) });
  const published = useQuery({ ...options(urlOf(config.publicationsUrl)), select: publicationsIn });
  const entries = documents.map((entry, at): Found => {
    const section = findSection(texts[at]?.data ?? '', text);
    const label = i18n._(TITLES[entry.name]);
    return {
      key: entry.name,
      label,
      hint: section !== null && section !== label ? section : undefined,
      // A text that contains the words is found, after the titles that do.
      keywords: [...DOCUMENT_WORDS[entry.name], ...(section === null ? [] : [`… ${text}`])],
      href: entry.link ?? lists.document(entry.text ?? ''),
      isExternal: entry.link !== null && isExternalLink(entry.link),
    };
  });
  const papers = (published.data ?? []).map(({ doi, title }): Found => ({
    key: doi,
    label: title || doi,
    hint: title ? `DOI ${doi}` : undefined,
    keywords: [t`publication`],
    href: `https://doi.org/${doi}`,
    isExternal: true,
  }));
  const ranked = (found: readonly Found[]) =>
    text === '' ? [] : rankEntries(found, text).map(({ entry }) => entry);
  const foundDocuments = ranked(entries);
  const foundPapers = ranked(papers);
  return [
    {
      key: 'documents',
      heading: t`Documents`,
      icon: <BookOpen />,
      found: foundDocuments,
      total: foundDocuments.length,
      ...stateOf(texts),
    },
    {
      key: 'publications',
      heading: t`Publications`,
      icon: <Newspaper />,
      found: foundPapers.slice(0, MAX_FOUND),
      total: foundPapers.length,
      all: { list: t`Publications`, href: lists.publications() },
      ...stateOf([published]),
    },
  ];
}
