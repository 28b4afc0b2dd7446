import { execFileSync } from 'node:child_process';

/** Text of a PDF document, with one space for each line break. */
export function pdfText(bytes: Uint8Array): string {
  const text = execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' });
  return text.replace(/\s+/g, ' ');
}
