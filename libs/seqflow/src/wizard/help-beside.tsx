import { useId, useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';
import { CircleHelp } from 'lucide-react';
import { AppReadme } from '../apps/app-readme';

interface HelpBesideProps {
  readonly appName: string;
  readonly children: ReactNode;
}

/** Content with the help document of an app: beside it on a wide screen, above it on a narrow one. The button folds it. */
export function HelpBeside({ appName, children }: HelpBesideProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Button
          icon={<CircleHelp />}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? t`Hide the help` : t`Help Documentation`}
        </Button>
      </div>
      <div
        className={
          open ? 'grid items-start gap-6 min-[1200px]:grid-cols-[minmax(0,1fr)_24rem]' : 'grid grid-cols-1'
        }
      >
        {open ? (
          <section
            id={id}
            aria-label={t`Help Documentation`}
            className="min-w-0 rounded-card border border-border bg-surface p-4 min-[1200px]:order-2"
          >
            <AppReadme appName={appName} />
          </section>
        ) : null}
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}
