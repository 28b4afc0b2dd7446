import type { ParamMapping, ReportMapping, RunDescriptor, RunLimits } from './run-descriptor.ts';

/** Run descriptor, version 1: a program of this repository for the local engine. Read only; new apps use version 2. */
export interface RunDescriptorV1 {
  readonly descriptorVersion: 1;
  readonly engine: 'local';
  readonly program: string;
  readonly params: readonly ParamMapping[];
  readonly outputs: readonly {
    readonly name: string;
    readonly file: string;
    readonly kind: 'json' | 'tsv' | 'html';
  }[];
  /** Heap limit of the Node.js process, in MB. */
  readonly memoryMb?: number;
  readonly timeMinutes?: number;
  readonly report?: ReportMapping;
}

/** Memory that a Node.js process needs besides its heap, in MB: version 1 limits the heap, version 2 all memory. */
export const BESIDES_HEAP_MB = 256;

/** Upgrades a descriptor of any version, such as one stored by an earlier release, to the shape that the server works with. */
export function upgradeRunDescriptor(descriptor: RunDescriptorV1 | RunDescriptor): RunDescriptor {
  if (descriptor.descriptorVersion === 2) return descriptor;
  const { memoryMb, timeMinutes, descriptorVersion: _, ...same } = descriptor;
  const limits: RunLimits = {
    ...(timeMinutes !== undefined && { timeMinutes }),
    ...(memoryMb !== undefined && { memoryMb: memoryMb + BESIDES_HEAP_MB }),
  };
  return { ...same, descriptorVersion: 2, ...(Object.keys(limits).length > 0 && { limits }) };
}
