import { useDataSources } from './use-data-sources';
import { useAppSource } from './use-app-source';
import { useDocumentSources } from './use-document-sources';
import { useOwnFilesSource } from './use-own-files-source';
import { useWorkSources } from './use-work-sources';
import type { Source } from './source';

/** Everything that the palette finds by a text beside pages and actions: the user's own first. Without a text, nothing is asked. */
export function useSources(text: string, isSignedIn: boolean): readonly Source[] {
  const work = useWorkSources(text, isSignedIn);
  const own = useOwnFilesSource(text, isSignedIn);
  const app = useAppSource(text);
  const data = useDataSources(text);
  const documents = useDocumentSources(text);
  return text === '' ? [] : [...work, app, ...data, ...own, ...documents];
}
