import type { operations } from '@omics-portal/api/quartet-service';
import { foundSamples, readFolder } from '@omics-portal/qc-inputs';
import type { Dependencies } from '../../dependencies.ts';
import { parseStorageLink } from '../../objects/storage-link.ts';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import { checkInputs, inputChecks } from '../check-inputs.ts';
import { recordExport } from '../record-export.ts';
import { folderLink, readInputLink } from './input-link.ts';
import { storedOutputs } from './stored-outputs.ts';

/** Handler that lists the samples of a folder of quality-control outputs. */
export function folderSampleHandlers(
  dependencies: Pick<Dependencies, 'audit' | 'config' | 'db' | 'objects'>,
) {
  const { objects } = dependencies;
  return {
    listFolderSamples: signedIn(async ({ caller, query: { filepath }, request }) => {
      const link = await readInputLink(objects, 'filepath', folderLink(filepath));
      await checkInputs([{ field: 'filepath', link }], inputChecks(dependencies, caller));
      const { bucket = '', key = '' } = parseStorageLink(link) ?? {};
      const { files, complete } = await storedOutputs(objects, { bucket, key });
      await recordExport(dependencies, { caller, request }, { bucket, key });
      const data = foundSamples(readFolder(files));
      return { status: 200, body: { total: data.length, complete, data } };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}
