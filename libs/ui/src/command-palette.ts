// The command palette has its own entry: the host loads it on first use.
export { CommandPalette } from './command-palette/command-palette';
export type {
  CommandPaletteGroup,
  CommandPaletteItem,
  CommandPaletteProps,
} from './command-palette/command-palette-props';
