import { type Figure, type FigureKey, type OtherFigure, type Tool } from '../model/figure';
import { type FigureConflict } from '../model/qc-inputs';
import { type SampleFigures, type SampleName } from '../model/sample';
import { type ReadFigure, type ReadOther } from '../reading/file-reading';
import { type SampleNames } from './sample-names';

interface Draft {
  readonly name: SampleName;
  readonly writtenAs: Set<string>;
  readonly figures: Map<FigureKey, Figure>;
  readonly other: Map<string, OtherFigure>;
}

/** Value that another one of the same figure goes before. */
interface PassedOver {
  readonly draft: Draft;
  readonly key: FigureKey;
  readonly other: Figure;
}

/**
 * Collects figures of the same sample from several files. The output of the tool itself goes before MultiQC's; of two
 * values that agree within their rounding the more exact one is kept, of two that differ that of the program that goes first
 * (Qualimap, as published, then Picard and SAMtools), then the earlier one. The other one is a conflict, reported once for each tool and value.
 */
export class SampleMerger {
  readonly #names: SampleNames;
  readonly #drafts = new Map<string, Draft>();
  readonly #passedOver = new Map<string, PassedOver[]>();

  constructor(names: SampleNames) {
    this.#names = names;
  }

  /** Adds a figure; a sample may have it already. */
  add({ sample, key, figure }: ReadFigure): void {
    const draft = this.#draftOf(sample, figure.source.file);
    const present = draft.figures.get(key);
    if (!present) {
      draft.figures.set(key, figure);
      return;
    }
    const agree = agrees(present, figure);
    const kept = preferred(present, figure, agree);
    draft.figures.set(key, kept);
    if (!agree) {
      this.#passOver(draft, key, kept === present ? figure : present);
    }
  }

  /** Adds a further column of general statistics; the first value counts, and before it one with a description. */
  addOther({ sample, key, figure }: ReadOther): void {
    const { other } = this.#draftOf(sample, figure.source.file);
    if ((other.get(key)?.description ?? '') === '') {
      other.set(key, figure);
    }
  }

  /** Samples in the order of their names; the entry of the sample goes before those of its FASTQ files. */
  samples(): SampleFigures[] {
    return [...this.#drafts.values()]
      .map(({ name, writtenAs, figures, other }) => ({
        ...name,
        writtenAs: [...writtenAs],
        figures: Object.fromEntries(figures),
        other: Object.fromEntries(other),
      }))
      .sort((a, b) => compareNames(a.name, b.name) || (a.read ?? 0) - (b.read ?? 0));
  }

  /** Values that differ from those of the samples. */
  conflicts(): FigureConflict[] {
    return [...this.#passedOver.values()].flat().flatMap(({ draft, key, other }): FigureConflict[] => {
      const kept = draft.figures.get(key);
      const { name, read } = draft.name;
      return kept
        ? [
            {
              name,
              read,
              key,
              kept,
              other,
              kind: isSameDefinition(kept, other) ? 'contradiction' : 'definition',
            },
          ]
        : [];
    });
  }

  #passOver(draft: Draft, key: FigureKey, other: Figure): void {
    const subject = `${String(draft.name.read)} ${draft.name.name} ${key} ${other.source.tool}`;
    const known = this.#passedOver.get(subject) ?? [];
    if (!known.some((each) => agrees(each.other, other))) {
      this.#passedOver.set(subject, [...known, { draft, key, other }]);
    }
  }

  #draftOf(sample: ReadFigure['sample'], file: string): Draft {
    const name = this.#names.resolve(sample, file);
    const key = `${String(name.read)} ${name.name}`;
    let draft = this.#drafts.get(key);
    if (!draft) {
      draft = { name, writtenAs: new Set(), figures: new Map(), other: new Map() };
      this.#drafts.set(key, draft);
    }
    draft.writtenAs.add(sample.written);
    return draft;
  }
}

/** Order of names by code unit, the same in every language. */
function compareNames(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

function agrees(a: Figure, b: Figure): boolean {
  return Math.abs(a.value - b.value) <= a.rounding + b.rounding + 1e-9 * Math.abs(a.value);
}

function preferred(present: Figure, other: Figure, agree: boolean): Figure {
  if (present.source.viaMultiqc !== other.source.viaMultiqc) {
    return present.source.viaMultiqc ? other : present;
  }
  if (agree) {
    return other.rounding < present.rounding ? other : present;
  }
  return rankOf(other) < rankOf(present) ? other : present;
}

/** Programs whose definition of a figure goes first, so that the order of the files decides nothing between programs. */
const PRECEDENCE: readonly Tool[] = ['dseqc', 'qualimap', 'picard', 'samtools'];

function rankOf({ source }: Figure): number {
  const rank = PRECEDENCE.indexOf(source.tool);
  return rank < 0 ? PRECEDENCE.length : rank;
}

/** Picard has figures of the whole genome and of the targets of a capture. */
function isSameDefinition(a: Figure, b: Figure): boolean {
  const isOfTargets = ({ source }: Figure) => source.column.includes('TARGET');
  return a.source.tool === b.source.tool && isOfTargets(a) === isOfTargets(b);
}
