import { Family } from '../family/family';
import { BatchQuality } from './batch-quality';
import { HowToCite } from './how-to-cite';
import { RatioIdea } from './ratio-idea';

/** Lower part of the overview: the principle of ratios, figures of published batches, and the citation; the four samples first. */
export function StoryParts({ hasFamily = false }: { readonly hasFamily?: boolean }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {hasFamily ? <Family /> : null}
      <RatioIdea />
      <BatchQuality />
      <HowToCite />
    </div>
  );
}
