import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ResultFile } from '@omics-portal/api';
import { buildDownloadKit, signFiles, type SignedFiles } from '@omics-portal/resources';
import { notify, saveFile } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useSeqflow } from '../../ports/seqflow-ports';
import { resultKitFiles } from './result-kit-files';
import { useResultKitReadme } from './use-result-kit-readme';

/** Kit that was saved last. */
export interface SavedKit {
  readonly results: readonly ResultFile[];
  readonly missing: number;
  readonly unverified: number;
  /** Time at which its first link expires, in milliseconds; null if unknown. */
  readonly expires: number | null;
}

const absolute = (url: string) => new URL(url, window.location.href).href;
const KIT_NAME = 'results-download-kit';

/** Download kit of result files: signs a link to each, and saves the archive. Its code is loaded at the first use. */
export function useResultKit() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const readme = useResultKitReadme();
  const { datains, datainsUrl } = useSeqflow();
  const [saved, setSaved] = useState<SavedKit | null>(null);
  const save = async (results: readonly ResultFile[], signed: SignedFiles) => {
    const page = window.location.href;
    const { files, metadata, missing, unverified } = resultKitFiles(results, signed, page);
    const { expires } = signed;
    const kit = await buildDownloadKit({
      folder: KIT_NAME,
      files,
      metadata,
      query: { links: [page], files: files.map(({ path }) => path) },
      readme: readme({ files, missing, unverified, expires, page }),
      bases: { datains: absolute(datainsUrl) },
    });
    saveFile(`${KIT_NAME}.zip`, kit);
    setSaved({ results, missing, unverified, expires });
  };
  const signing = useMutation(signFiles(datains));
  const [isSaving, setIsSaving] = useState(false);
  const make = async (results: readonly ResultFile[]) => {
    setIsSaving(true);
    try {
      await save(results, await signing.mutateAsync(results.map(({ path }) => path)));
    } catch (error) {
      notify({
        tone: 'danger',
        title: t`The download kit could not be created`,
        description: errorText(error),
      });
    } finally {
      setIsSaving(false);
    }
  };
  return { make, isMaking: isSaving, saved, close: () => setSaved(null) };
}
