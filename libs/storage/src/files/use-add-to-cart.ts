import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { md5OfEtag } from '@omics-portal/resources';
import { notify } from '@omics-portal/ui';
import { nameOf } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';

/** Facts of a file that the cart keeps. */
interface CartableFile {
  /** Storage link. */
  readonly path: string;
  /** Bytes; null if unknown. */
  readonly size?: number | null | undefined;
  readonly etag?: string | null | undefined;
}

/** Puts files into the cart of the account, with a notice. */
export function useAddToCart(): (files: readonly CartableFile[]) => void {
  const { t } = useLingui();
  const { cart } = useStorage();
  return (files) => {
    const added = cart.addStored(
      files.map(({ path, size, etag }) => ({
        file_path: path,
        file_name: nameOf(path),
        project_name: path.slice(0, path.lastIndexOf('/') + 1),
        file_size: size ?? null,
        md5sum: md5OfEtag(etag),
      })),
    );
    const [first] = files;
    const name = files.length === 1 && first ? nameOf(first.path) : null;
    const known = files.length - added;
    notify({
      tone: added > 0 ? 'success' : 'info',
      title:
        name === null
          ? t`${plural(added, { one: '# file added to the cart', other: '# files added to the cart' })}`
          : added > 0
            ? t`${name} was added to the cart`
            : t`${name} is already in the cart`,
      description:
        name === null && known > 0
          ? t`${plural(known, { one: '# file was already in the cart.', other: '# files were already in the cart.' })}`
          : t`To open the cart, choose "Cart Files" on the data pages. You can also choose its files in the project wizard.`,
    });
  };
}
