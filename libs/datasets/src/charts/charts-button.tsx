import { useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';
import { ChartColumn } from 'lucide-react';

interface ChartsButtonProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Button that shows or hides the charts of the result. */
export function ChartsButton({ open, onOpenChange }: ChartsButtonProps) {
  const { t } = useLingui();
  return (
    <Button size="sm" icon={<ChartColumn />} aria-expanded={open} onClick={() => onOpenChange(!open)}>
      {open ? t`Hide charts` : t`Show charts`}
    </Button>
  );
}
