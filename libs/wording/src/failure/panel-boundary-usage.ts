import { type ComponentUsage } from '@omics-portal/ui/usage';

export const PANEL_BOUNDARY_USAGE: ComponentUsage = {
  when: ['A panel beside others: its failure leaves the rest of the page usable.'],
  whenNot: [
    'A request that failed: use Error State, which names the reason and offers Retry.',
    'A whole page: the router shows its own error page.',
  ],
  anatomy: [
    'Panel (children): shown as long as it renders.',
    'Error State: replaces a panel that cannot render. Its button renders the panel again, or loads the page again when a file of the panel is missing.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the button of the Error State.' },
    { keys: 'Enter, Space', action: 'Renders the panel again, or loads the page again.' },
  ],
};
