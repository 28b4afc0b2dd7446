import { loadHome } from '@omics-portal/home';
import type { Portal } from '../composition/portal';

/** Starts the requests of the home screen of a visitor or of the signed-in user. */
export function loadHomePage({ queryClient, clients, config }: Portal, isSignedIn: boolean): void {
  loadHome({
    queryClient,
    datains: clients.datains,
    dataseq: clients.dataseq,
    reports: clients.report,
    brand: config.brand,
    isSignedIn,
  });
}
