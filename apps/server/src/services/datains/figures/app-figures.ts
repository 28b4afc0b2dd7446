import type { components } from '@omics-portal/api/datains';
import type { AppStore, EngineKey, StoredApp } from '../../../app-store/app-store.ts';
import type { FigureColumn, FiguresMapping, LocalisedText } from '../../../app-store/figures-mapping.ts';
import type { RunDescriptor } from '../../../app-store/run-descriptor.ts';
import { usableDescriptor } from '../../../app-store/usable-descriptor.ts';
import { LOCAL_ENGINE } from '../../../engines/registry.ts';
import type { Language } from '../../../http/preferred-language.ts';

type WireColumn = components['schemas']['FigureColumn'];
type WireSeries = components['schemas']['FigureSeries'];

/** Run descriptors of an app by the names in their files, which describe its figures. */
export class AppFigures {
  private constructor(private readonly descriptors: ReadonlyMap<string, RunDescriptor>) {}

  /** Reads the descriptors of an app. None for an app that is not installed any more; invalid ones are left out. */
  static async of(appStore: AppStore, app: StoredApp | undefined): Promise<AppFigures> {
    if (app === undefined) return new AppFigures(new Map());
    const descriptors = new Map<string, RunDescriptor>();
    for (const name of await appStore.engineNames(app)) {
      const descriptor = await usableDescriptor(appStore, app, engineKey(name));
      if (descriptor) descriptors.set(name, descriptor);
    }
    return new AppFigures(descriptors);
  }

  /** Descriptor for the jobs of an engine, if it has figures. */
  descriptorWithFigures(engine: string | null): (RunDescriptor & { figures: FiguresMapping }) | undefined {
    const key = engineKey(engine ?? LOCAL_ENGINE.name);
    const descriptor = this.descriptors.get(key.name) ?? this.descriptors.get(key.kind);
    return descriptor?.figures ? { ...descriptor, figures: descriptor.figures } : undefined;
  }

  /** Described figures of all engines, each key once. */
  columns(language: Language): WireColumn[] {
    const described = this.mappings().flatMap(({ columns = [] }) => columns);
    return described
      .filter(({ key }, index) => described.findIndex((column) => column.key === key) === index)
      .map((column) => wireColumn(column, language));
  }

  /** Labels of the series. */
  series(language: Language): WireSeries[] {
    const labels: Record<string, LocalisedText> = {};
    for (const { series } of this.mappings()) Object.assign(labels, series);
    return Object.entries(labels).map(([key, label]) => ({ key, label: textIn(label, language) }));
  }

  private mappings(): FiguresMapping[] {
    return [...this.descriptors.values()].flatMap(({ figures }) => figures ?? []);
  }
}

function engineKey(name: string): EngineKey {
  return name === LOCAL_ENGINE.name ? LOCAL_ENGINE : { name, kind: 'wes' };
}

function textIn(text: LocalisedText, language: Language): string {
  return text[language] ?? text['en-US'];
}

function wireColumn(column: FigureColumn, language: Language): WireColumn {
  const { key, label, unit, format, decimals, better, group, thresholds, hidden } = column;
  return {
    key,
    label: textIn(label, language),
    unit: unit ?? null,
    format: format ?? 'number',
    decimals: decimals ?? null,
    better: better ?? null,
    group: group ? textIn(group, language) : null,
    thresholds: thresholds
      ? {
          warn: thresholds.warn ?? null,
          fail: thresholds.fail ?? null,
          origin: textIn(thresholds.origin, language),
        }
      : null,
    hidden: hidden ?? false,
  };
}

/** Column of a key that the app does not describe: nothing is known but its name and its values. */
export function undescribedColumn(key: string, values: readonly unknown[]): WireColumn {
  return {
    key,
    label: key,
    unit: null,
    format: values.some((value) => typeof value === 'string') ? 'text' : 'number',
    decimals: null,
    better: null,
    group: null,
    thresholds: null,
    hidden: false,
  };
}
