import { primaryVariables } from './palette';

/** Variable of the palette of a primary colour that is the colour itself, in both modes. */
const PRIMARY = '--scale-6';

/**
 * Light theme of a dark page while it is printed, because browsers print no backgrounds: also the shades of a primary colour that the
 * user has chosen. It applies at once. The returned function restores the theme of the screen.
 */
export function applyPaperTheme(root: HTMLElement): () => void {
  const theme = root.dataset['theme'];
  if (theme !== 'dark') return () => undefined;
  const { style } = root;
  const put = (variables: readonly (readonly [name: string, value: string])[]) => {
    for (const [name, value] of variables) style.setProperty(name, value);
  };
  // The default colour is in the style sheet, for both modes.
  const primary = style.getPropertyValue(PRIMARY).trim();
  const light = primary === '' ? [] : primaryVariables(primary, 'light');
  const dark = light.map(([name]) => [name, style.getPropertyValue(name)] as const);
  root.dataset['theme'] = 'light';
  put(light);
  return () => {
    root.dataset['theme'] = theme;
    put(dark);
  };
}
