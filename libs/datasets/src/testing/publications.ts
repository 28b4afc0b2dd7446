import { http, HttpResponse } from 'msw';

/** Handler of the site's list of publications, which names papers by omics. */
export const publications = http.get(
  '*/documents/publications.en-US.md',
  () =>
    new HttpResponse(
      '# Publications from the Multi-omics Quartet Project\n\n## Main Paper\n\n- [A paper](https://doi.org/10.0000/example)\n',
      { headers: { 'Content-Type': 'text/markdown' } },
    ),
);
