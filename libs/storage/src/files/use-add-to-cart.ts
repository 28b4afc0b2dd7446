import { useLingui } from '@lingui/react/macro';
import type { StorageAddress } from '@omics-portal/api';
import { md5OfEtag } from '@omics-portal/resources';
import { notify } from '@omics-portal/ui';
import { formatLocation, nameOf } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';

/** Facts of a file that the cart keeps. */
interface FileFacts {
  readonly size: number | null;
  readonly etag: string | null | undefined;
}

/** Puts a file into the cart of the account, with a notice. */
export function useAddToCart(): (address: StorageAddress, facts: FileFacts) => void {
  const { t } = useLingui();
  const { cart } = useStorage();
  return ({ service, bucket, key }, { size, etag }) => {
    const folder = key.slice(0, key.lastIndexOf('/') + 1);
    const name = nameOf(key);
    const added = cart.addStored([
      {
        file_path: formatLocation({ service, bucket, folder: '', filter: key }),
        file_name: name,
        project_name: formatLocation({ service, bucket, folder, filter: '' }),
        file_size: size,
        md5sum: md5OfEtag(etag),
      },
    ]);
    notify({
      tone: added > 0 ? 'success' : 'info',
      title: added > 0 ? t`${name} is in the cart` : t`${name} was in the cart already`,
      description: t`The cart opens with "Cart Files" on the pages of the data. The wizard offers its files, too.`,
    });
  };
}
