import { type SampleName } from '../model/sample';
import { cleanSampleName, splitRead } from './clean-name';
import { matchDonor } from './donor';

/**
 * Subject of a figure. `file`: one FASTQ file, whose name may end in a read number. `run`: both files of a pair, named
 * after the first. `sample`: alignments and calls, whose name is complete.
 */
export type Subject = 'file' | 'run' | 'sample';

const REPLICATE_AFTER_DONOR =
  /(?<![A-Za-z0-9])(?:D5|D6|F7|M8|LCL[5-8])[._-](?:rep)?(\d{1,2})(?![0-9A-Za-z])/i;
const REPLICATE = /(?<![A-Za-z0-9])rep(?:licate)?[._-]?(\d{1,2})(?![0-9A-Za-z])/i;
const LANE = /(?<![A-Za-z0-9])(L\d{3})(?![0-9A-Za-z])/;

/** Facts that the name of a sample states, as a tool or a file has it. */
export function parseSampleName(written: string, subject: Subject): SampleName {
  const cleaned = cleanSampleName(written);
  const { name, read } = subject === 'sample' ? { name: cleaned, read: null } : splitRead(cleaned);
  const replicate = REPLICATE_AFTER_DONOR.exec(name) ?? REPLICATE.exec(name);
  return {
    name,
    donor: matchDonor(name),
    replicate: replicate ? Number(replicate[1]) : null,
    lane: LANE.exec(name)?.[1] ?? null,
    read: subject === 'file' ? read : null,
  };
}
