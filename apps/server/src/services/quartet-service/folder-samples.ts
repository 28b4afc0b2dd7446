import type { operations } from '@omics-portal/api/quartet-service';
import { foundSamples, readFolder } from '@omics-portal/qc-inputs';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../http/api-error.ts';
import { parseStorageLink } from '../../objects/storage-link.ts';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import { checkInputs, inputChecks } from '../check-inputs.ts';
import { recordExport } from '../record-export.ts';
import { readInputLink } from './input-link.ts';
import { storedOutputs } from './stored-outputs.ts';

/** Handler that lists the samples of a folder of quality-control outputs. */
export function folderSampleHandlers(
  dependencies: Pick<Dependencies, 'audit' | 'config' | 'db' | 'objects'>,
) {
  const { objects } = dependencies;
  return {
    listFolderSamples: signedIn(async ({ caller, query: { filepath }, request }) => {
      if (!filepath.endsWith('/')) throw notAFolder();
      const link = await readInputLink(objects, 'filepath', filepath);
      await checkInputs([{ field: 'filepath', link }], inputChecks(dependencies, caller));
      const { bucket = '', key = '' } = parseStorageLink(link) ?? {};
      const { files, complete } = await storedOutputs(objects, { bucket, key });
      await recordExport(dependencies, { caller, request }, { bucket, key });
      const data = foundSamples(readFolder(files));
      return { status: 200, body: { total: data.length, complete, data } };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

function notAFolder(): ApiError {
  return new ApiError(
    422,
    {
      'en-US': 'The filepath is not a folder: its link ends with a slash.',
      'zh-CN': 'filepath 不是文件夹：文件夹的链接以斜杠结尾。',
    },
    [{ field: 'filepath', message: { 'en-US': 'must end with a slash', 'zh-CN': '须以斜杠结尾' } }],
  );
}
