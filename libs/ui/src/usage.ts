// Usage guidance of components, for the docs pages of Storybook.

export { type ComponentUsage, type KeyUsage } from './usage/component-usage';
export { hasComponentPage, usageGaps, usagesShown } from './usage/usage-gaps';
