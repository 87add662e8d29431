import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import { type FormNode, formAt } from '../../contract/rules/ordner-form.ts';
import { USUAL_KONFIGURATION } from '../../contract/rules/ordner-usual.ts';
import { writeConfigurationPage } from '../../test/support/configuration-page.ts';
import { fields } from '../../texts/fields/en.ts';

const usual = new Map(Object.entries<unknown>(USUAL_KONFIGURATION));

/** The default of a field: that of its schema, or in a tenant's folder the usual one. */
const defaultOf = ({ usual: ofSchema, canBeMissing }: FormNode, name: string): string | null => {
  const value = usual.get(name) ?? ofSchema;
  if (value !== undefined) return JSON.stringify(value);
  if (usual.has(name)) return 'null';
  return canBeMissing ? 'none' : null;
};

test('docs/configuration.md matches the texts and the schemas', async () => {
  const form = formAt({}, ['mandant.json', 'konfiguration']) as FormNode;
  await expect(writeConfigurationPage(form, fields, defaultOf)).toMatchFileSnapshot('../../docs/configuration.md');
});

/** The rows of docs/configuration.md: each field with the default given there. */
const rows = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, standard] = /^\| `(\w+)` \| .* \| (.+?) \| .+? \|$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, standard]];
  });

test('docs/configuration.md lists every field once, with its default', () => {
  const fields = Object.entries(MandantKonfiguration.shape).map(([name, schema]) => {
    const found = z.safeParse(schema, undefined);
    const value = found.success ? found.data : usual.get(name);
    return [name, value === undefined ? '–' : JSON.stringify(value)];
  });
  expect(rows.toSorted()).toEqual(fields.toSorted());
});
