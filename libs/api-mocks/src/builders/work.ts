import {
  type Attempt,
  type AttemptStep,
  type JobGroups,
  type LogRange,
  type Project,
  type ProjectAction,
  type ProjectStats,
  type ResultFile,
  type Sample,
  type Workflow,
  type WorkflowAction,
  type WorkflowDetail,
  type WorkflowLogs,
  type WorkStatus,
} from '@omics-portal/api';
import { RNA_APP } from './apps';
import { DAY, uuid } from './ids';

export function aSample(overrides: Partial<Sample> = {}): Sample {
  return {
    sample_id: uuid(1, 1),
    read1: 'minio://users/data/ada/D5_1_R1.fastq.gz',
    read2: 'minio://users/data/ada/D5_1_R2.fastq.gz',
    ...overrides,
  };
}

/** Actions that the reference server allows in each status of a project. A running one has a failed job, as SOME_WORKFLOWS. */
const PROJECT_ACTIONS: Readonly<Record<WorkStatus, readonly ProjectAction[]>> = {
  Submitted: ['stop', 'delete'],
  Running: ['stop', 'delete', 'resubmit'],
  Aborting: [],
  Aborted: ['restart', 'delete', 'resubmit'],
  Failed: ['restart', 'archive', 'delete', 'resubmit'],
  Succeeded: ['archive', 'delete'],
  'On Hold': ['restart'],
};

/** Actions that the reference server allows in each status of a job. */
const JOB_ACTIONS: Readonly<Record<WorkStatus, readonly WorkflowAction[]>> = {
  Submitted: ['stop'],
  Running: ['stop'],
  Aborting: [],
  Aborted: ['resubmit'],
  Failed: ['resubmit'],
  Succeeded: [],
  'On Hold': [],
};

/** Project with the actions of its status. */
export function aProject(overrides: Partial<Project> = {}): Project {
  return {
    id: uuid(2, 1),
    project_name: 'rna_batch_1',
    description: 'Two libraries of D5 and D6',
    app_id: RNA_APP.id,
    app_name: RNA_APP.name,
    author: 'ada@example.org',
    group_name: 'Example Team',
    started_time: DAY,
    finished_time: null,
    samples: [aSample(), aSample({ sample_id: uuid(1, 2) })],
    percentage: 40,
    status: 'Running',
    actions: [...PROJECT_ACTIONS[overrides.status ?? 'Running']],
    omics: 'transcriptomics',
    ...overrides,
  };
}

/** Project statistics that add up, also with overrides. */
export function aProjectStats(overrides: Partial<Omit<ProjectStats, 'total'>> = {}): ProjectStats {
  const counts = { submitted: 0, running: 1, success: 1, error: 0, aborted: 0, warning: 0, ...overrides };
  return {
    ...counts,
    total: counts.submitted + counts.running + counts.success + counts.error + counts.aborted,
  };
}

/** Job with the actions of its status. */
export function aWorkflow(overrides: Partial<Workflow> = {}): Workflow {
  return {
    id: uuid(3, 1),
    workflow_id: uuid(4, 1),
    project_id: uuid(2, 1),
    sample_id: uuid(1, 1),
    submitted_time: DAY + 500,
    started_time: DAY + 60_000,
    finished_time: null,
    job_params: aSample(),
    labels: { project_id: uuid(2, 1) },
    percentage: 40,
    status: 'Running',
    actions: [...JOB_ACTIONS[overrides.status ?? 'Running']],
    exit_code: null,
    error: null,
    engine: overrides.status === 'Submitted' ? null : 'local',
    stale_since: null,
    stale_reason: null,
    stale_problem: null,
    notice: null,
    ...overrides,
  };
}

/** Id of the group of failures of {@link aFailedWorkflow}. */
const QUALITY_FAILURE = '9f8e7d6c5b4a3928';

/** Groups of a project's jobs: those that fit {@link aFailedWorkflow}. */
export function someJobGroups(overrides: Partial<JobGroups> = {}): JobGroups {
  const { id, sample_id, error, step = null } = aFailedWorkflow();
  return {
    failures: [{ id: QUALITY_FAILURE, line: error ?? '', step, jobs: 1, first: { id, sample_id } }],
    other_failures: 0,
    steps: [{ name: 'trim', jobs: 1 }],
    labels: [],
    ...overrides,
  };
}

export function aFailedWorkflow(overrides: Partial<Workflow> = {}): Workflow {
  return aWorkflow({
    id: uuid(3, 2),
    workflow_id: uuid(4, 2),
    sample_id: uuid(1, 2),
    finished_time: DAY + 120_000,
    status: 'Failed',
    exit_code: 3,
    error: 'line 4 of D6_1_R1.fastq.gz: the quality line is shorter than the sequence',
    step: 'trim',
    failure: QUALITY_FAILURE,
    ...overrides,
  });
}

/** Step of an attempt, with logs. */
export function anAttemptStep(overrides: Partial<AttemptStep> = {}): AttemptStep {
  const name = overrides.name ?? 'trim';
  const folder = `minio://projects/rna_batch_1/${uuid(3, 1)}/steps/1-${name}`;
  return {
    name,
    key: `rna_batch_1.${name}`,
    status: 'Succeeded',
    started_time: DAY + 60_000,
    finished_time: DAY + 180_000,
    exit_code: 0,
    peak_memory: null,
    cpu_seconds: null,
    stdout: `${folder}/stdout`,
    stderr: `${folder}/stderr`,
    ...overrides,
  };
}

/** Attempt of a job, which succeeded in two steps. */
export function anAttempt(overrides: Partial<Attempt> = {}): Attempt {
  return {
    number: 1,
    id: uuid(4, 1),
    engine: 'local',
    status: 'Succeeded',
    submitted_time: DAY + 500,
    started_time: DAY + 60_000,
    finished_time: DAY + 360_000,
    exit_code: 0,
    error: null,
    outputs: {},
    workflow_output: `minio://projects/rna_batch_1/${uuid(3, 1)}`,
    steps: [
      anAttemptStep(),
      anAttemptStep({ name: 'count', started_time: DAY + 180_000, finished_time: DAY + 350_000 }),
    ],
    ...overrides,
  };
}

export function aWorkflowDetail(overrides: Partial<WorkflowDetail> = {}): WorkflowDetail {
  const directory = `minio://projects/rna_batch_1/${uuid(3, 1)}`;
  return {
    ...aWorkflow({ status: 'Succeeded', percentage: 100, finished_time: DAY + 360_000, exit_code: 0 }),
    workflow_output: directory,
    outputs: {
      'rna_batch_1.fastqc.read1_html': `${directory}/D5_1_R1_fastqc.html`,
      'rna_batch_1.fastqc.read1_zip': null,
      'rna_batch_1.count.tables': [`${directory}/counts.csv`, `${directory}/tpm.csv`],
    },
    attempts: overrides.started_time === 0 ? [] : [attemptOf(overrides)],
    ...overrides,
  };
}

/** The only attempt of a job, in the state of the job. */
function attemptOf(job: Partial<WorkflowDetail>): Attempt {
  const { status = 'Succeeded', finished_time = DAY + 360_000, exit_code = 0, error = null } = job;
  const step = { status, finished_time, exit_code };
  return anAttempt({
    id: job.workflow_id ?? uuid(4, 1),
    engine: job.engine ?? 'local',
    status,
    finished_time,
    exit_code,
    error,
    steps: [anAttemptStep(), anAttemptStep({ name: 'count', started_time: DAY + 180_000, ...step })],
  });
}

export function aWorkflowLogs(overrides: WorkflowLogs = {}): WorkflowLogs {
  const directory = `minio://projects/rna_batch_1/${uuid(3, 1)}`;
  return {
    'rna_batch_1.main': { stdout: `${directory}/stdout`, stderr: `${directory}/stderr` },
    system: { stdout: null, stderr: '' },
    ...overrides,
  };
}

/** Range of a whole log; sizes follow the text. */
export function aLogRange(overrides: Partial<LogRange> = {}): LogRange {
  const text = overrides.text ?? 'reading D5_1_R1.fastq.gz\n1000 reads\n';
  const offset = overrides.offset ?? 0;
  const end = offset + new TextEncoder().encode(text).length;
  return {
    key: 'rna_batch_1.main',
    stream: 'stdout',
    text,
    offset,
    next_offset: end,
    size: end,
    complete: true,
    ...overrides,
  };
}

/** Result file of a succeeded job. */
export function aResultFile(overrides: Partial<ResultFile> = {}): ResultFile {
  return {
    file_name: 'report.html',
    file_index: 'report',
    project_id: uuid(2, 1),
    project_name: 'rna_batch_1',
    job_id: uuid(3, 3),
    job_name: 'D5_1',
    file_type: 'html',
    kind: 'html',
    path: `minio://projects/rna_batch_1/${uuid(3, 3)}/report.html`,
    size: 48_211,
    etag: '9e107d9d372bb6826bd81d3542a419d6',
    attempt: 1,
    created_time: DAY + 360_000,
    ...overrides,
  };
}
