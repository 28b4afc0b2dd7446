import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseRunDescriptor } from './run-descriptor-schema.ts';

const STORE = resolve(import.meta.dirname, '../../app-store/omics-portal');
const read = (app: string, file: string): unknown =>
  JSON.parse(readFileSync(resolve(STORE, app, file), 'utf8'));

const descriptors = readdirSync(STORE).flatMap((app) =>
  readdirSync(resolve(STORE, app))
    .filter((file) => /^run\.[a-z0-9-]+\.json$/.test(file))
    .map((file) => ({ app, file })),
);

test.each(descriptors)(
  '$app $file takes a list where its form has several files of a sample',
  ({ app, file }) => {
    const { params } = parseRunDescriptor(read(app, file), `${app}/${file}`);
    const { fields } = read(app, 'schema.json') as {
      fields: { model?: string; severalPerSample?: boolean }[];
    };
    const several = fields.filter(({ severalPerSample }) => severalPerSample === true);
    const kinds = several.map(({ model }) => params.find(({ from }) => from === model)?.kind);
    expect(kinds).toEqual(several.map(() => 'files'));
  },
);
