import { type DraftItems, pluginNameOf, type Report, type ReportKind } from '@omics-portal/resources';
import * as v from 'valibot';
import { fileNameOf } from '../files/file-name';
import { SEQUENCING_CHOICES } from '../folder-report/folder-draft';
import { folderDrafts, storeFolderDraft } from '../folder-report/stored-folder-draft';
import { EMPTY_MEASUREMENT, measurementDraftOf } from '../measurement/measurement-draft';
import { type Basis, profileSchema, SCALE_CHOICES, type TableChoice } from '../new-report/report-draft';
import { reportDrafts, storeDraft } from '../new-report/stored-draft';
import { donorChoiceSchema, EMPTY_SOURCE, type FolderSource } from '../qc-source/folder-source';
import { ownDescription } from '../tasks/own-description';

const text = v.fallback(v.string(), '');

/** Schema of the fields of a request that the forms have. What is absent or unknown is as in an empty form. */
const requestSchema = v.object({
  data_file: text,
  metadata_file: text,
  fpkm_file: text,
  filepath: text,
  scale: v.fallback(v.picklist(SCALE_CHOICES), 'auto'),
  sequencing: v.fallback(v.picklist(SEQUENCING_CHOICES), 'auto'),
  threshold_profile: v.fallback(profileSchema, 'default'),
  metadata: v.fallback(v.array(donorChoiceSchema), []),
});

/** Values of a report that a new one starts with. */
export type RepeatableReport = Pick<Report, 'name' | 'description' | 'startedAt' | 'measurement' | 'request'>;

/** Tool of a report. */
interface ReportTool {
  readonly brand: string;
  readonly kind: ReportKind;
}

/** Stores the request of a report as the draft of a new one of its tool. A draft that the user has already stays. */
export function restoreRequest(
  items: DraftItems,
  report: RepeatableReport,
  { brand, kind }: ReportTool,
): void {
  const request = v.parse(requestSchema, report.request);
  const { data_file: data, metadata_file: metadata, filepath } = request;
  if (data === '' && metadata === '' && filepath === '') {
    return;
  }
  const plugin = pluginNameOf(brand, kind);
  const savedAt = report.startedAt ?? Date.now();
  const common = {
    name: report.name,
    description: ownDescription(report),
    source: sourceOf(filepath),
    donors: request.metadata,
    profile: request.threshold_profile,
    measurement: report.measurement ? measurementDraftOf(report.measurement) : EMPTY_MEASUREMENT,
  };
  if (kind === 'dseqc') {
    const store = folderDrafts(items, plugin);
    if (!store.load()) {
      store.save(storeFolderDraft({ ...common, sequencing: request.sequencing }, null, savedAt));
    }
    return;
  }
  const store = reportDrafts(items, plugin);
  if (!store.load()) {
    const draft = {
      ...common,
      basis: basisOf(data !== '', filepath !== ''),
      scale: request.scale,
      data: tableOf(data),
      metadata: tableOf(metadata),
      fpkm: tableOf(request.fpkm_file),
    };
    store.save(storeDraft(draft, null, savedAt));
  }
}

function sourceOf(filepath: string): FolderSource {
  return filepath === '' ? EMPTY_SOURCE : { ...EMPTY_SOURCE, from: 'storage', link: filepath };
}

function basisOf(hasTables: boolean, hasFolder: boolean): Basis {
  return hasFolder ? (hasTables ? 'both' : 'files') : 'tables';
}

function tableOf(link: string): TableChoice | null {
  return link === '' ? null : { from: 'storage', link, name: fileNameOf(link) };
}
