// Markdown has its own entry: the parser is large, so a page loads it only for a document.
export { MarkdownView, type MarkdownViewProps } from './markdown-view/markdown-view';
export { type MarkdownContentsLabels } from './markdown-view/markdown-contents';
