import { BatchQuality } from './batch-quality';
import { HowToCite } from './how-to-cite';
import { RatioIdea } from './ratio-idea';

/** Lower part of the overview: the principle of ratios, figures of published batches, and the citation. */
export function StoryParts() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <RatioIdea />
      <BatchQuality />
      <HowToCite />
    </div>
  );
}
