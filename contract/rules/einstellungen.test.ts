import { expect, test } from 'vitest';
import { EINSTELLUNGEN } from './einstellungen.ts';
import { formAt } from './ordner-form.ts';

test('each setting of a tenant stands in one group', () => {
  const form = formAt({}, ['mandant.json', 'konfiguration']);
  const names = form?.kind === 'fields' ? Object.keys(form.fields) : [];
  expect(Object.values(EINSTELLUNGEN).flat().toSorted()).toEqual(names.toSorted());
});
