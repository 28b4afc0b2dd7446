import type { AppManifest, StoreApp } from '@omics-portal/api';
import { appShortName } from '@omics-portal/resources';
import type { Searchable } from '../rank-entries';

/** App as the palette finds it. */
export interface AppEntry extends Searchable {
  /** Short name: with it the store opens the details. */
  readonly name: string;
}

type Named = Pick<AppManifest, 'name' | 'short_name' | 'description' | 'tags'>;

/** Apps and tools by their manifests, then those that only the store knows, because they are not installed. */
export function appEntries(
  manifests: readonly Named[],
  store: readonly Pick<StoreApp, 'title' | 'description' | 'author'>[],
): readonly AppEntry[] {
  const known = new Map<string, AppEntry>();
  for (const { name, short_name: shortName, description, tags } of manifests) {
    known.set(shortName, {
      name: shortName,
      label: name || shortName,
      hint: name && name !== shortName ? shortName : undefined,
      keywords: [shortName, ...(tags ?? []), description ?? ''],
    });
  }
  for (const { title, description, author } of store) {
    const name = appShortName(title);
    if (!known.has(name)) {
      known.set(name, { name, label: name, hint: author, keywords: [title, description ?? ''] });
    }
  }
  return [...known.values()];
}
