import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import { omicsOf, ownCollectionTitle } from '@omics-portal/resources';
import { OMICS_LABELS } from '@omics-portal/wording';
import { STORED_FILES } from '../cart-store/cart-file';
import { useDatasets } from '../ports/datasets-ports';

/** Label of where files of the cart come from: the omics type or title of a collection, or the storage of the account. */
export function useSourceLabel(): (collection: string) => string {
  const { t, i18n } = useLingui();
  const { brand, collectionTexts } = useDatasets();
  return useCallback(
    (collection) => {
      if (collection === STORED_FILES) return t`Stored files`;
      const omics = omicsOf(brand, collection);
      return omics
        ? i18n._(OMICS_LABELS[omics])
        : ownCollectionTitle(collectionTexts, collection, i18n.locale);
    },
    [brand, collectionTexts, i18n, t],
  );
}
