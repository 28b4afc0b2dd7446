import { useLingui } from '@lingui/react/macro';
import { Card, LinkList } from '@omics-portal/ui';
import { Download, FlaskConical, FolderOpen, Plus, Rocket, Upload } from 'lucide-react';
import { useHrefs } from '../composition/use-portal';

/** The shortest ways to what people do most. */
export function QuickStart() {
  const { t } = useLingui();
  const hrefs = useHrefs();
  return (
    <Card title={t`Quick Start / Navigation`}>
      <LinkList
        items={[
          { href: hrefs.wizard(), icon: <Plus />, label: t`Create Project` },
          { href: hrefs.appStore(), icon: <Rocket />, label: t`Analyze Your Omics Data` },
          { href: hrefs.collection('genomics'), icon: <Download />, label: t`Download MultiOmics Data` },
          { href: hrefs.uploads(), icon: <Upload />, label: t`Upload a dataset` },
          { href: hrefs.files(), icon: <FolderOpen />, label: t`File Management` },
          { href: hrefs.requestMaterials(), icon: <FlaskConical />, label: t`Request Reference Materials` },
        ]}
      />
    </Card>
  );
}
