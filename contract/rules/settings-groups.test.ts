import { expect, test } from 'vitest';
import { formAt } from './ordner-form.ts';
import { SETTINGS_GROUPS } from './settings-groups.ts';

test('each setting of a tenant stands in one group', () => {
  const form = formAt({}, ['mandant.json', 'konfiguration']);
  const names = form?.kind === 'fields' ? Object.keys(form.fields) : [];
  expect(Object.values(SETTINGS_GROUPS).flat().toSorted()).toEqual(names.toSorted());
});
