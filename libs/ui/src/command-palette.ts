// The command palette, apart from the rest: the host loads it when it is first asked for.
export {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteItem,
  type CommandPaletteProps,
} from './command-palette/command-palette';
