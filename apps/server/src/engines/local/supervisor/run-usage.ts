import { memoryFailure, processorFailure, timeFailure, type RunFailure } from '../../run-failure.ts';
import { membersOf, sharedMemoryKb } from '../process-members.ts';
import type { ProcessId } from '../process-id.ts';
import type { RunOrder } from '../run-home.ts';

const KB_PER_MB = 1024;
const SECONDS_PER_MINUTE = 60;

/** Usage of a run so far: all of its processes together. */
export class RunUsage {
  peakMemoryMb = 0;
  cpuSeconds = 0;

  /** Measures the processes of a run. Returns the failure to end it with, or null within its limits. */
  measure(program: ProcessId, limits: RunOrder['limits'], elapsedMs: number): RunFailure | null {
    const members = membersOf(program);
    const memoryKb = members.reduce((sum, member) => sum + member.memoryKb, 0);
    const cpuSeconds = members.reduce((sum, member) => sum + member.cpuSeconds, 0);
    this.peakMemoryMb = Math.max(this.peakMemoryMb, Math.ceil(memoryKb / KB_PER_MB));
    // Processes that have ended leave the sum, as far as no other one has waited for them.
    this.cpuSeconds = Math.max(this.cpuSeconds, cpuSeconds);
    if (memoryKb > limits.memoryMb * KB_PER_MB) {
      // Pages that several processes share stand in the memory of each.
      const used = sharedMemoryKb(members.map(({ pid }) => pid)) ?? memoryKb;
      if (used > limits.memoryMb * KB_PER_MB) return memoryFailure(limits.memoryMb);
    }
    return limitFailure(limits, elapsedMs, this.cpuSeconds);
  }
}

function limitFailure(
  { timeMinutes, cpuMinutes }: RunOrder['limits'],
  elapsedMs: number,
  cpuSeconds: number,
): RunFailure | null {
  if (elapsedMs >= timeMinutes * SECONDS_PER_MINUTE * 1000) return timeFailure(timeMinutes);
  if (cpuMinutes > 0 && cpuSeconds >= cpuMinutes * SECONDS_PER_MINUTE) return processorFailure(cpuMinutes);
  return null;
}
