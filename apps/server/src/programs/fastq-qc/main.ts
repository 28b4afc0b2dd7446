import { runProgram } from '../command-line.ts';
import { fastqQc } from './fastq-qc.ts';

await runProgram(fastqQc.name, fastqQc.work);
