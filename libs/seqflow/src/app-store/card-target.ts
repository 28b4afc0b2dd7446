import { engineOfApp } from '../apps/app-engines';
import type { SeqflowLinks } from '../ports/seqflow-ports';
import type { StoreCard } from './store-cards';

/**
 * Address of the action of a card: the wizard of an app that can run, or the reports of a tool. Null if there is none.
 *
 * @param start `example`: the wizard begins with the example of the app.
 */
export function targetOf(card: StoreCard, links: SeqflowLinks, start?: 'example'): string | null {
  if (card.kind === 'report') {
    return links.reportList(card.shortName);
  }
  const canRun = card.installed !== false && card.valid && engineOfApp(card) !== null;
  return canRun && card.appId !== null ? links.wizard(card.appId, start) : null;
}
