import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button, ButtonLink, DropdownMenu, notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { FileDown, FlaskConical, PackageOpen, Trash2 } from 'lucide-react';
import { safeFileName } from '@omics-portal/data-query/files';
import { useDownloadKit } from '../kit/use-download-kit';
import { useDatasets } from '../ports/datasets-ports';
import { cartRows } from './cart-exports';
import { useCartExports } from './use-cart-exports';

/** What can be done with all files of the cart. */
export function CartActions() {
  const { t } = useLingui();
  const { cart, links } = useDatasets();
  const exports = useCartExports();
  const kit = useCartKit();
  return (
    <>
      <Button variant="ghost" icon={<Trash2 />} onClick={() => cart.clear()}>{t`Clear the cart`}</Button>
      <DropdownMenu
        label={t`Export the list`}
        trigger={<Button icon={<FileDown />}>{t`Export the list`}</Button>}
        items={exports}
      />
      <Button
        icon={<PackageOpen />}
        busy={kit.isPending}
        onClick={() => kit.mutate()}
      >{t`Download kit`}</Button>
      <ButtonLink variant="primary" icon={<FlaskConical />} href={links.wizard()}>
        {t`Use in a new assessment`}
      </ButtonLink>
    </>
  );
}

/** A kit of the whole cart; what was asked for is each file by its path. */
function useCartKit() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { brand, cart } = useDatasets();
  const saveKit = useDownloadKit();
  return useMutation({
    mutationFn: () => {
      const files = cart.files();
      const count = files.length;
      const collections = [...new Set(files.map(({ collection }) => collection))];
      return saveKit({
        name: safeFileName(`${brand}-download-kit`),
        files,
        records: cartRows(files),
        query: collections.map((collection) => ({
          collection,
          file_path: files.filter((file) => file.collection === collection).map(({ path }) => path),
        })),
        sentence: t`${plural(count, { one: '# file, chosen one by one in the cart.', other: '# files, chosen one by one in the cart.' })}`,
        link: window.location.href,
      });
    },
    onError: (error) =>
      notify({ tone: 'danger', title: t`The download kit could not be made`, description: errorText(error) }),
  });
}
