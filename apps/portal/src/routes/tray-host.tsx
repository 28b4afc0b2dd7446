import { loadMessages } from '@omics-portal/storage';
import { useSyncExternalStore } from 'react';
import { useAccount, usePortal } from '../composition/use-portal';
import { loadChunk } from '../resilience/load-chunk';
import { hasUploads, onFirstUpload } from '../uploads/upload-presence';
import { lazyPart, useLazyPart } from '../shell/lazy/lazy-part';

const loadTray = loadChunk(() => import('./storage-screens'));
const tray = lazyPart(async () => (await loadTray()).TrayPart, loadMessages);

/** Host of the upload tray on every page. Its code is loaded when the account has uploads. */
export function TrayHost() {
  const { storage } = usePortal();
  const account = useAccount();
  const isShown = useSyncExternalStore(onFirstUpload, () => hasUploads(storage, account));
  const { Component: Tray } = useLazyPart(tray, isShown);
  return isShown && Tray ? <Tray /> : null;
}
