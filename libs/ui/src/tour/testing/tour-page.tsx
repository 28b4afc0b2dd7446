import { useState } from 'react';
import { Button } from '../../button/button';
import { Input } from '../../input/input';
import { Tour, type TourProps } from '../tour';

/** Targets on the page below. */
export const STEPS = {
  categories: { key: 'categories', title: 'Categories', text: 'Show the apps of one kind.', target: '#tabs' },
  app: {
    key: 'app',
    title: 'An app',
    text: 'Name, version and what it does.',
    target: '#card',
    placement: 'right',
  },
  reports: {
    key: 'reports',
    title: 'Reports',
    text: 'Finished reports are in the history.',
  },
} as const;

/** Step whose target is not on the page. */
export const NOWHERE = {
  key: 'nowhere',
  title: 'Nowhere',
  text: 'Its target is absent.',
  target: '#nowhere',
};

/** Page with targets and a button that starts the tour. */
export function TourPage(props: TourProps) {
  const [running, setRunning] = useState(props.running);
  const over = () => setRunning(false);
  return (
    <div className="flex min-h-96 flex-col items-start gap-6 p-6">
      <Button variant="primary" onClick={() => setRunning(true)}>
        Tour
      </Button>
      <div id="tabs" className="flex gap-2">
        <Button>Proteomics</Button>
        <Button>Metabolomics</Button>
      </div>
      <div id="card" className="w-64 rounded-card border border-border bg-surface p-4">
        <p className="mb-2 font-medium">Protein quality</p>
        <Input aria-label="Search the apps" />
      </div>
      <Tour
        {...props}
        running={running}
        onEnd={(how) => {
          props.onEnd(how);
          over();
        }}
        onNoSteps={() => {
          props.onNoSteps();
          over();
        }}
      />
    </div>
  );
}
