import { BatchQuality } from './batch-quality';
import { HowToCite } from './how-to-cite';
import { RatioIdea } from './ratio-idea';

/** Why ratios, how good batches are, and how to cite. */
export function StoryParts() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <RatioIdea />
      <BatchQuality />
      <HowToCite />
    </div>
  );
}
