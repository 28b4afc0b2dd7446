import { useLingui } from '@lingui/react';
import { localizedText, type Omics } from '@omics-portal/resources';
import { useDatasets } from '../ports/datasets-ports';
import { COLLECTION_DESCRIPTIONS } from './collection-messages';

/** Description of a collection: that of the site, else one with the name of its project. */
export function useCollectionDescription(): (omics: Omics) => string {
  const { i18n } = useLingui();
  const { projectName, collectionDescriptions } = useDatasets();
  return (omics) => {
    const own = collectionDescriptions[omics];
    return own === undefined
      ? i18n._(COLLECTION_DESCRIPTIONS[omics](localizedText(projectName, i18n.locale)))
      : localizedText(own, i18n.locale);
  };
}
