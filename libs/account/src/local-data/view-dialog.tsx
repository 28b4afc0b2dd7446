import { useLingui } from '@lingui/react/macro';
import { CodeBlock, Dialog } from '@omics-portal/ui';

interface ViewDialogProps {
  readonly title: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

/** Data of one kind in this browser, as JSON. */
export function ViewDialog({ title, content, onClose }: ViewDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onOpenChange={onClose} title={title} size="lg" closeLabel={t`Close`}>
      <CodeBlock
        code={JSON.stringify(content, null, 2)}
        label={title}
        copyLabel={t`Copy`}
        copiedLabel={t`Copied`}
      />
    </Dialog>
  );
}
