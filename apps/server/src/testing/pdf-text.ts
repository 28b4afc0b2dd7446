import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text and title of a PDF document. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; title: unknown; pages: number }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  const { info } = await pdf.getMetadata();
  return { text: pages.join('\n'), title: (info as { Title?: unknown }).Title, pages: pdf.numPages };
}
