import { http } from 'msw';

const RECORD = '@read\nACGTACGTAC\n+\nIIIIIIIIII\n';

/** Handler of the signed links of FASTQ files: each holds one compressed record. */
export const storedReads = http.get('*/storage/*', ({ request }) =>
  new URL(request.url).pathname.endsWith('.fastq.gz')
    ? new Response(new Blob([RECORD]).stream().pipeThrough(new CompressionStream('gzip')))
    : undefined,
);
