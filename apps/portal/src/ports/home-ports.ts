import type { HomePorts } from '@omics-portal/home';
import type { Portal } from '../composition/portal';
import type { Hrefs } from '../links/hrefs';
import { followEventsOf } from './follow-later';

/** Dependencies of the home feature on this host. */
export function homePorts(portal: Portal, links: Hrefs): HomePorts {
  const { clients, config } = portal;
  return {
    datains: clients.datains,
    dataseq: clients.dataseq,
    reports: clients.report,
    brand: config.brand,
    collectionTexts: config.texts,
    productTitle: config.productTitle,
    publicationsUrl: config.publicationsUrl,
    figuresUrl: config.visualizationHost ? `${config.visualizationHost}/data` : null,
    links: {
      ...links,
      collections: () => links.path('/data/download'),
      variantFigures: () => links.path(`/reference-datasets/visualization/${config.brand}-dna-vis`),
    },
    followEvents: followEventsOf(portal),
    polling: config.polling,
  };
}
