import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { Grip } from 'lucide-react';
import type { AppPanelProps } from './app-panel';
import { Disclosure } from '../controls/disclosure';
import { LazyPanel } from '../lazy/lazy-panel';
import { lazyPart } from '../lazy/lazy-part';

const panel = lazyPart<AppPanelProps>(async () => (await import('./app-panel')).AppPanel);

/** Button of the apps panel, which loads when it first opens. */
export function AppPopover(props: Omit<AppPanelProps, 'onFollow'>) {
  const { t } = useLingui();
  return (
    <Disclosure
      align="end"
      className="w-75"
      trigger={(trigger) => <IconButton {...trigger} label={t`Apps`} icon={<Grip />} />}
    >
      {(close) => <LazyPanel part={panel} props={{ ...props, onFollow: close }} />}
    </Disclosure>
  );
}
