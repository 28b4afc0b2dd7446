import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyPart, type LazyPart } from './lazy-part';
import { showNotice } from '../../composition/show-notice';

interface Openable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Dialog, loaded when it first opens. It stays mounted after closing, so that it can return focus. If loading fails, a
 * notice is shown and the dialog counts as closed: the next press tries again.
 */
export function LazyDialog<Props extends Openable>({ part, props }: { part: LazyPart<Props>; props: Props }) {
  const { t } = useLingui();
  const { open, onOpenChange } = props;
  const [opened, setOpened] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setOpened(opened + (open ? 1 : 0));
  }
  const { Component, failed, retry } = useLazyPart(part, open);
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
