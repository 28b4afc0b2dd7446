import { delay, http, HttpResponse } from 'msw';

const MANIFEST = {
  v20220101: [
    {
      category: 'DNA',
      avatar: '',
      title: 'Small variants of four genomes',
      summary: 'Expected variants.',
      description: 'Calls and the regions in which they are trusted.',
      graphical_abstract: 'https://elsewhere.example.net/picture.png',
      markdown: 'dna/README.md',
      files: [
        {
          name: 'calls of D5.vcf.gz',
          url: 'v20220101/calls%20of%20D5.vcf.gz',
          description: 'Calls of the first twin.',
          size: 260250,
          md5: 'CC1D3170DEF062102F2D565CCAD485F7',
          sha256: '8a6c8db8ae4647b3c1d8f6a06009eb37f572985dfc7ea3d71c52fb9d0dcd48c2',
        },
        { name: 'regions.bed', url: 'https://elsewhere.example.net/regions.bed' },
        { name: 'later.vcf.gz', sha256: 'to be announced' },
      ],
      licence: { name: 'CC BY 4.0', url: 'LICENCE' },
      citation: ['Small variants of four genomes, v20220101.', 'A paper. https://doi.org/10.0000/example'],
    },
    {
      category: 'Protein',
      avatar: '',
      title: 'Fold changes of peptides',
      summary: 'Expected fold changes.',
      description: 'Agreed upon by several laboratories.',
      graphical_abstract: '',
      markdown: 'https://elsewhere.example.net/README.md',
    },
  ],
  v20210909: [
    { category: 'RNA', title: 'Fold changes of genes', markdown: 'rna/README.md' },
    { category: 'DNA', title: 'Small variants of two genomes', licence: 'MIT' },
  ],
};

const markdown = (path: string, text: string) =>
  http.get(`*${path}`, () => new HttpResponse(text, { headers: { 'Content-Type': 'text/markdown' } }));

/** Mock handlers of a site's documents. */
export const documentHandlers = {
  manifest: http.get('*/documents/reference-datasets/manifest.json', () => HttpResponse.json(MANIFEST)),
  manifestEmpty: http.get('*/documents/reference-datasets/manifest.json', () => HttpResponse.json({})),
  manifestError: http.get(
    '*/documents/reference-datasets/manifest.json',
    () => new HttpResponse(null, { status: 404 }),
  ),
  manifestLoading: http.get('*/documents/reference-datasets/manifest.json', async () => {
    await delay('infinite');
    return new HttpResponse(null);
  }),
  readme: markdown(
    '/documents/reference-datasets/dna/README.md',
    '# About these variants\n\n[Table](table.csv)\n',
  ),
  publications: markdown(
    '/documents/publications.en-US.md',
    '# Publications from the Multi-omics Quartet Project\n\n## Main Paper\n\n- [A paper](https://doi.org/10.0000/example)\n',
  ),
  publicationsChinese: markdown('/documents/publications.zh-CN.md', '# 发表文章\n\n## 如何引用\n'),
  publicationsEmpty: markdown('/documents/publications.en-US.md', '\n'),
  publicationsError: http.get(
    '*/documents/publications.en-US.md',
    () => new HttpResponse(null, { status: 503 }),
  ),
  terms: markdown('/documents/materials-terms.en-US.md', '# Terms of use\n\nFor research.\n'),
  termsChinese: markdown('/documents/materials-terms.zh-CN.md', '# 使用条款\n\n仅供研究使用。\n'),
  termsError: http.get('*/documents/materials-terms.*', () => new HttpResponse(null, { status: 404 })),
  note: markdown('/documents/note.md', '# A note\n\n<script>alert(1)</script>\n\n[Next](next.md)\n'),
};
