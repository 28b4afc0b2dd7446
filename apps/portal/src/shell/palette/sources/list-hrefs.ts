import { omicsOf, type ReportKind } from '@omics-portal/resources';
import { useRouter, type RegisteredRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useHrefs, usePortal } from '../../../composition/use-portal';
import type { Hrefs } from '../../../links/hrefs';

/** Addresses of the screens that list what the palette finds, with a search in them. */
function createListHrefs(router: RegisteredRouter, hrefs: Hrefs, brand: string) {
  const to = (location: { href: string }) => router.history.createHref(location.href);
  return {
    projects: (name: string) =>
      to(router.buildLocation({ to: '/seq-flow/quality-assessment-management', search: { name } })),
    reports: (name: string) =>
      to(router.buildLocation({ to: '/seq-flow/qc-report-management', search: { name } })),
    apps: (q: string) => to(router.buildLocation({ to: '/seq-flow/app-store', search: { q } })),
    ownFiles: (find: string) => to(router.buildLocation({ to: '/seq-flow/file-manager', search: { find } })),
    document: (url: string) => to(router.buildLocation({ to: '/markdown-previewer', search: { url } })),
    publications: hrefs.publications,
    newReport: (kind: ReportKind) => hrefs.reportsOf(kind, { new: true }),
    /** Page of a collection, one of the four of the site or another. */
    collection: (name: string, search: Record<string, string> = {}) => {
      const omics = omicsOf(brand, name);
      return omics ? hrefs.collection(omics, search) : hrefs.otherCollection(name, search);
    },
  };
}

/** Addresses of list screens with a search. */
export function useListHrefs() {
  const router = useRouter();
  const hrefs = useHrefs();
  const { config } = usePortal();
  return useMemo(() => createListHrefs(router, hrefs, config.brand), [router, hrefs, config.brand]);
}
