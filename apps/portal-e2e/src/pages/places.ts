/** Every place that a visitor may open, as the specification has them with the brand of the reference server. */
export const PUBLIC = [
  '/dashboard', '/materials', '/request-materials', '/data/download/quartet-genomics', '/data/download/quartet-transcriptomics',
  '/data/download/quartet-proteomics', '/data/download/quartet-metabolomics', '/markdown-previewer', '/seq-flow/app-store',
  '/reference-datasets/download', '/reference-datasets/visualization/quartet-dna-vis', '/reference-datasets/visualization/quartet-rna-vis',
  '/reference-datasets/visualization/quartet-protein-vis', '/reference-datasets/visualization/quartet-metabolism-vis', '/user/login',
  '/user/register', '/user/recover', '/publications', '/404',
];
/** Every place that asks for a sign-in, or that shows more with one. */
export const SIGNED_IN = [
  '/dashboard', '/data/qc-job-submit', '/data/upload', '/seq-flow/quality-assessment-management',
  '/seq-flow/dnaseq-quality-assessment-wgs-pipeline', '/seq-flow/dnaseq-quality-assessment-wes-pipeline',
  '/seq-flow/rnaseq-quality-assessment-pipeline', '/seq-flow/dseqc-report-management', '/seq-flow/rseqc-report-management',
  '/seq-flow/protqc-report-management', '/seq-flow/metqc-report-management', '/seq-flow/qc-report-management', '/seq-flow/file-manager',
  '/embeded-frame', '/account/center', '/account/settings/base', '/account/settings/security', '/account/settings/custom',
  '/account/settings/binding', '/account/settings/notification', '/notifications', '/exception/403', '/exception/404', '/exception/500',
];
