import { useEffect, useMemo, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { fileCheck } from '@omics-portal/resources';
import { isSameFile, isStoredFile, toCartFile, type CartFile } from '../cart-store/cart-file';
import { useDatasets } from '../ports/datasets-ports';

/** Largest cart, in files, that is looked up each time it is opened. A larger one is looked up on request. */
const MAX_AUTOMATIC = 1000;

/** Check of the cart: files that their collection or the storage no longer has, or that were replaced since. */
export function useCartCheck(files: readonly CartFile[]) {
  const { t } = useLingui();
  const { datains, dataseq, cart } = useDatasets();
  const [abort] = useState(() => new AbortController());
  const check = useMutation(
    fileCheck({
      client: dataseq,
      files: () => cart.files().filter((file) => !isStoredFile(file)),
      signal: abort.signal,
      toFile: toCartFile,
      isSame: isSameFile,
      checkOthers: async (signal) => {
        const stored = cart.files().filter(isStoredFile);
        return stored.length === 0
          ? { missing: [], replaced: [] }
          : (await import('./stored-files')).checkStoredFiles(datains, stored, signal);
      },
    }),
  );
  const { mutate, data } = check;
  const isAutomatic = files.length > 0 && files.length <= MAX_AUTOMATIC;
  useEffect(() => {
    if (isAutomatic) mutate();
  }, [isAutomatic, mutate]);
  useEffect(() => () => abort.abort(), [abort]);
  const inCart = useMemo(() => new Set(files.map(({ id }) => id)), [files]);
  const found = useMemo(
    () => ({
      missing: (data?.missing ?? []).filter(({ id }) => inCart.has(id)),
      replaced: (data?.replaced ?? []).filter(({ id }) => inCart.has(id)),
    }),
    [data, inCart],
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
