import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const INITIALS = /(?:^|-)[a-z]/gu;

/** `date-range` stands in the sidebar as "Date range"; names with capitals of their own stay as they are. */
const asTitle = (name: string) =>
  /[A-Z]/u.test(name)
    ? name
    : name.replace(INITIALS, (part, at: number) => (at === 0 ? part.toUpperCase() : ` ${part.slice(1)}`));

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Library and screens', brandTarget: '_self' }),
  sidebar: { renderLabel: ({ name, type }) => (type === 'component' ? asTitle(name) : name) },
});
