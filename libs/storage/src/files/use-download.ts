import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { signedLink } from '@omics-portal/resources';
import { downloadUrl, notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { nameOf } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';

/** Mutation that signs a URL and has the browser download it. */
export function useDownload() {
  const { t } = useLingui();
  const { datains } = useStorage();
  const errorText = useErrorText();
  return useMutation({
    ...signedLink(datains),
    onSuccess: (url, { key }) => downloadUrl(nameOf(key), url),
    onError: (error, { key }) => {
      const name = nameOf(key);
      notify({ tone: 'danger', title: t`${name} could not be downloaded`, description: errorText(error) });
    },
  });
}
