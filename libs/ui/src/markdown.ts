// Markdown, apart from the rest: the parser is large, so a page asks for it only where it has a document.
export { MarkdownView, type MarkdownViewProps } from './markdown-view/markdown-view';
