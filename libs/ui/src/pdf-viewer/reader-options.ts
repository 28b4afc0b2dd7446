import type { DocumentProps } from 'react-pdf';

async function bytesOf(files: Record<string, string>, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1];
  if (url === undefined) {
    throw new Error(`There is no file ${name}`);
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${name} was answered with ${response.status}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** Character map loader of pdf.js; the list of files is loaded with the first document that needs one. */
class CharacterTables {
  async fetch({ name }: { name: string }) {
    const { CMAP_FILES } = await import('./cmap-files');
    return { cMapData: await bytesOf(CMAP_FILES, `${name}.bcmap`), isCompressed: true };
  }
}

/** Standard font loader of pdf.js. */
class StandardFonts {
  async fetch({ filename }: { filename: string }) {
    const { FONT_FILES } = await import('./font-files');
    return bytesOf(FONT_FILES, filename);
  }
}

/**
 * pdf.js options: local files only and no eval, as the content security policy requires. A single object, since a new
 * one would reload the document.
 */
export const READER_OPTIONS: NonNullable<DocumentProps['options']> = {
  CMapReaderFactory: CharacterTables,
  StandardFontDataFactory: StandardFonts,
  isEvalSupported: false,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  verbosity: 0,
};
