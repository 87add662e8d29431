import { expect, test } from 'vitest';
import { CALLS } from '../../contract/calls.ts';
import type { MailTemplate } from '../mail/template.ts';
import { MAIL_TEMPLATES, SERVED, SERVED_GLOBAL, SERVICES, SHOWN, TABLES } from './modules.ts';

const mails = import.meta.glob<Record<string, unknown>>(['../modules/**/*mails.ts', '../mandant-folder/**/probemail.ts'], { eager: true });
const isTemplate = (value: unknown): value is MailTemplate =>
  typeof value === 'object' && value !== null && 'name' in value && 'load' in value;

test('every mail template of a module is registered once', () => {
  const written = Object.values(mails).flatMap((file) =>
    Object.values(file)
      .filter(isTemplate)
      .map(({ name }) => name),
  );
  expect(written.length).toBeGreaterThan(10);
  // Made from the lists of later modules, so no file exports it.
  expect(MAIL_TEMPLATES.map(({ name }) => name).sort()).toEqual([...written, 'betriebTagesmail'].sort());
});

test('every call of the contract is served once', () => {
  const served = [...SERVED, ...SERVED_GLOBAL].map(({ call }) => call.name);
  expect(served.sort()).toEqual(CALLS.map(({ name }) => name).sort());
});

test('outside services have different names', () => {
  expect(new Set(SERVICES.map(({ name }) => name)).size).toBe(SERVICES.length);
});

test('unseen and growing tables are each declared by one module, once', () => {
  const said = [...SHOWN.unseen, ...SHOWN.growing];
  expect(new Set(said).size).toBe(said.length);
  for (const table of said) expect(TABLES).toHaveProperty(table);
  expect([...SHOWN.growing].sort()).toEqual(['empfaenger', 'empfehlung']);
});
