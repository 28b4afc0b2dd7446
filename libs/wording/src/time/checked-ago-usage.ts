import { type ComponentUsage } from '@omics-portal/ui/usage';

export const CHECKED_AGO_USAGE: ComponentUsage = {
  when: ['A list or a page whose state changes on the server: says how old the shown state is.'],
  whenNot: ['The time of an event: use Moment.', 'Content that could not be loaded: use Error State.'],
  anatomy: [
    'Age (at): counts the seconds; absent until the first response. "Live" where changes arrive by themselves (live).',
    'Refresh button: an Icon Button (onRefresh).',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the refresh button.' },
    { keys: 'Enter, Space', action: 'Loads the state again.' },
  ],
};
