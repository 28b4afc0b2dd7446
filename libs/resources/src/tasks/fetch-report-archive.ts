import { mutationOptions } from '@tanstack/react-query';
import { fetchFile, ResponseShapeError, signedUrl, type DatainsClient } from '@omics-portal/api';
import { addressOfLink } from '../objects/object-content';

/** Archive of a report to download. */
export interface ReportArchiveDownload {
  /** Storage link of its RO-Crate metadata. */
  readonly crate: string;
  /** Name of the report, from which the caller derives the file name. */
  readonly name: string;
}

/** Mutation that makes a ZIP archive of an RO-Crate: its metadata, and the files of the report that it names. Inputs are not in it. */
export function fetchReportArchive(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async ({ crate }: ReportArchiveDownload): Promise<Blob> => {
      const fetchLink = async (link: string) =>
        (await fetchFile(await signedUrl(client, addressOfLink(link)))).blob();
      const folder = crate.slice(0, crate.lastIndexOf('/') + 1);
      const metadata = await fetchLink(crate);
      const entries = [{ path: crate.slice(folder.length), content: metadata }];
      for (const path of filesOfCrate(await metadata.text())) {
        entries.push({ path, content: await fetchLink(folder + path) });
      }
      // Loaded with the first archive: few readers make one.
      const { zip } = await import('../download-kit/zip');
      return zip(entries);
    },
  });
}

/** Paths of the files in the folder of an RO-Crate. Inputs have addresses of their own. @throws {@link ResponseShapeError} for another text. */
export function filesOfCrate(text: string): readonly string[] {
  const graph = (parsed(text) as { readonly '@graph'?: unknown } | null)?.['@graph'];
  if (!Array.isArray(graph)) {
    throw new ResponseShapeError('an RO-Crate');
  }
  return (graph as readonly Readonly<Record<string, unknown>>[]).flatMap((entity) => {
    const id = entity['@id'];
    const isFile = entity['@type'] === 'File' && typeof id === 'string';
    return isFile && isInFolder(id) ? [decodeURIComponent(id)] : [];
  });
}

/** True for a path that stays in the folder of the crate. */
function isInFolder(id: string): boolean {
  return !/^[a-z][a-z0-9+.-]*:|^[/#]/iu.test(id) && !decodeURIComponent(id).split('/').includes('..');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
