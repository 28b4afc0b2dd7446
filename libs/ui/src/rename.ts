// Renaming has its own entry, because only tables whose reader names columns or rows need it.
export { readNames, writeNames, type GivenNames } from './rename-panel/given-names';
export { RenamePanel, type RenamePanelLabels, type RenamePanelProps } from './rename-panel/rename-panel';
