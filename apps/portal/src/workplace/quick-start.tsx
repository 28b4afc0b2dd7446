import { useLingui } from '@lingui/react/macro';
import { Card } from '@omics-portal/ui';
import { ChevronRight, Download, FlaskConical, FolderOpen, Plus, Rocket, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHrefs } from '../shell/use-portal';

/** The shortest ways to what people do most. */
export function QuickStart() {
  const { t } = useLingui();
  const hrefs = useHrefs();
  return (
    <Card title={t`Quick Start / Navigation`}>
      <ul className="-mx-2 flex flex-col">
        <Way href={hrefs.wizard()} icon={<Plus />}>{t`Create Project`}</Way>
        <Way href={hrefs.appStore()} icon={<Rocket />}>{t`Analyze Your Omics Data`}</Way>
        <Way href={hrefs.collection('genomics')} icon={<Download />}>{t`Download MultiOmics Data`}</Way>
        <Way href={hrefs.uploads()} icon={<Upload />}>{t`Upload a dataset`}</Way>
        <Way href={hrefs.files()} icon={<FolderOpen />}>{t`File Management`}</Way>
        <Way href={hrefs.requestMaterials()} icon={<FlaskConical />}>{t`Request Reference Materials`}</Way>
      </ul>
    </Card>
  );
}

function Way({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-9 items-center gap-3 rounded-control px-2 py-1.5 text-sm hover:bg-sunken hover:text-primary-text pointer-coarse:min-h-11"
      >
        <span aria-hidden className="text-primary-text [&_svg]:size-4">
          {icon}
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:rotate-180" />
      </a>
    </li>
  );
}
