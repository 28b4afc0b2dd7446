export { FilePreview } from '@omics-portal/seqflow';
