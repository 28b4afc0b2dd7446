import { useLingui } from '@lingui/react';
import {
  localizedText,
  omicsOf,
  ownCollectionDescription,
  ownCollectionTitle,
} from '@omics-portal/resources';
import { useDatasets } from '../ports/datasets-ports';
import { COLLECTION_DESCRIPTIONS, COLLECTION_TITLES } from './collection-messages';

/** Texts about collections, by their names on the wire. */
export interface CollectionNames {
  /** Title of a page: ours for the four, else that of the site, else the name on the wire. */
  readonly title: (collection: string) => string;
  /** That of the site; for the four else one with the name of its project. */
  readonly description: (collection: string) => string | undefined;
}

export function useCollectionTexts(): CollectionNames {
  const { i18n } = useLingui();
  const { brand, projectName, collectionTexts } = useDatasets();
  return {
    title: (collection) => {
      const omics = omicsOf(brand, collection);
      return omics
        ? i18n._(COLLECTION_TITLES[omics])
        : ownCollectionTitle(collectionTexts, collection, i18n.locale);
    },
    description: (collection) => {
      const omics = omicsOf(brand, collection);
      if (omics === undefined) return ownCollectionDescription(collectionTexts, collection, i18n.locale);
      const own = collectionTexts[omics];
      return own === undefined
        ? i18n._(COLLECTION_DESCRIPTIONS[omics](localizedText(projectName, i18n.locale)))
        : localizedText(own, i18n.locale);
    },
  };
}
