// The command palette, apart from the rest: the host loads it when it is first asked for.
export { CommandPalette } from './command-palette/command-palette';
export type {
  CommandPaletteGroup,
  CommandPaletteItem,
  CommandPaletteProps,
} from './command-palette/command-palette-props';
