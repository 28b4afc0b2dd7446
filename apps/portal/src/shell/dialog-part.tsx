import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePart, type Part } from './part';
import { showNotice } from './show-notice';

interface Openable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog that is fetched with its first opening, and then kept, so that it can give focus back when it closes. A dialog
 * that cannot be fetched says so and counts as closed: the next press tries again.
 */
export function DialogPart<Props extends Openable>({ part, props }: { part: Part<Props>; props: Props }) {
  const { t } = useLingui();
  const { open, onOpenChange } = props;
  const [opened, setOpened] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setOpened(opened + (open ? 1 : 0));
  }
  const { Component, failed, retry } = usePart(part, open);
  const giveUp = useEffectEvent(() => {
    showNotice({ tone: 'danger', title: t`This part could not be loaded` });
    onOpenChange(false);
    retry();
  });
  useEffect(() => {
    if (failed && open) {
      giveUp();
    }
  }, [failed, open]);
  return Component && opened > 0 ? <Component key={opened} {...props} /> : null;
}
