import { useLingui } from '@lingui/react/macro';
import { Card, LinkList } from '@omics-portal/ui';
import { Download, FlaskConical, FolderOpen, Plus, Rocket, Upload } from 'lucide-react';
import { useHome } from '../ports/home-ports';

/** Links to the most frequent tasks. */
export function QuickStart() {
  const { t } = useLingui();
  const { links } = useHome();
  return (
    <Card title={t`Quick Start / Navigation`}>
      <LinkList
        items={[
          { href: links.wizard(), icon: <Plus />, label: t`Create Project` },
          { href: links.appStore(), icon: <Rocket />, label: t`Analyze Your Omics Data` },
          { href: links.collection('genomics'), icon: <Download />, label: t`Download MultiOmics Data` },
          { href: links.uploads(), icon: <Upload />, label: t`Upload a dataset` },
          { href: links.files(), icon: <FolderOpen />, label: t`File Management` },
          { href: links.requestMaterials(), icon: <FlaskConical />, label: t`Request Reference Materials` },
        ]}
      />
    </Card>
  );
}
