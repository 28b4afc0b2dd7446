/** PDF file of two pages, each with one line with the name and the page number. */
export function twoPages(name: string): ArrayBuffer {
  const lines = [1, 2].map((page) => `BT /F1 24 Tf 72 700 Td (${name}, page ${page}) Tj ET`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 2 /Kids [4 0 R 6 0 R] /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
    ]),
  ];
  // Readers rebuild a missing cross-reference table.
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const text = `%PDF-1.4\n${body}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`;
  return new TextEncoder().encode(text).buffer;
}
