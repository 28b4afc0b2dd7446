import { useEffect, useMemo, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useDatasets } from '../ports/datasets-ports';
import type { CartFile } from '../cart-store/cart-file';
import { checkFiles } from './check-files';

/** A cart up to this size is looked up each time it is opened; a larger one when asked. */
const CHECKED_AT_ONCE = 1000;

/** What became of the files of the cart: gone from their collection, or others at the same place. */
export function useCartCheck(files: readonly CartFile[]) {
  const { t } = useLingui();
  const { dataseq, cart } = useDatasets();
  const [abort] = useState(() => new AbortController());
  const check = useMutation({ mutationFn: () => checkFiles(dataseq, cart.files(), abort.signal) });
  const { mutate, data } = check;
  const atOnce = files.length > 0 && files.length <= CHECKED_AT_ONCE;
  useEffect(() => {
    if (atOnce) mutate();
  }, [atOnce, mutate]);
  useEffect(() => () => abort.abort(), [abort]);
  const stillThere = useMemo(() => new Set(files.map(({ id }) => id)), [files]);
  const found = useMemo(
    () => ({
      missing: (data?.missing ?? []).filter(({ id }) => stillThere.has(id)),
      replaced: (data?.replaced ?? []).filter(({ id }) => stillThere.has(id)),
    }),
    [data, stillThere],
  );
  const stateOf = useMemo(() => {
    const missing = new Set(found.missing.map(({ id }) => id));
    const replaced = new Set(found.replaced.map(({ id }) => id));
    return ({ id }: CartFile) => {
      if (missing.has(id)) return t`No longer there`;
      return replaced.has(id) ? t`Replaced since` : '';
    };
  }, [found, t]);
  return { ...found, stateOf, check };
}
