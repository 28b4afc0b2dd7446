const MESSAGE =
  'CSV and TSV are written by delimitedText or plainCsv of libs/data-query. See docs/adr/0079-readers-of-delimited-text.md.';

/** Lint selectors of a table writer: cells that are joined by tabs, and quotes that are doubled. */
export const TABLE_RESTRICTIONS = [
  { selector: "CallExpression[callee.property.name='join'][arguments.0.value='\\t']", message: MESSAGE },
  {
    selector: `CallExpression[callee.property.name=/^replace(All)?$/][arguments.1.value='""']`,
    message: MESSAGE,
  },
];

/** The writer of CSV and TSV, and files that write another format: text for a terminal, VCF, manifests, the clipboard. */
export const TABLE_WRITERS = [
  'apps/server/src/identity/accounts-command/account-commands.ts',
  'apps/server/src/programs/synthetic/quartet-vcf.ts',
  'libs/data-query/src/delimited-text.ts',
  'libs/data-query/src/manifest.ts',
  'libs/resources/src/download-kit/kit-tables.ts',
  'libs/ui/src/sheet-grid/clipboard-text.ts',
];
