import { expect, it } from 'vitest';
import type { Benutzer } from '../../../contract/calls/account/account.ts';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { openPage } from '../../shell/open.fixture.ts';

const konfiguration = { IsAutologin: true, ModuleNewsletterPermission: false };
const open = async (konfiguration: object, user: Partial<Benutzer>) => {
  const answers = { listEmpfehlungen: { body: [] }, readUser: { body: benutzerOf(user) }, listNachbuchungen: { body: [] } };
  return (await openPage('Dashboard', { page: 'Dashboard', login: { who: 'E' }, konfiguration }, answers)).html;
};
const LINK = 'href="/de/empfehler/newsletter/optout"';

it.each([{ NewsletterOptinGegeben: true }, { NewsletterOptinVersendetAm: '2026-11-01T23:30:00.000Z' }])(
  'links to the opt-out for a consent %j if the tenant has neither Settings nor a newsletter',
  async (user) => expect(await open(konfiguration, user)).toContain(LINK),
);

it.each([
  [konfiguration, {}],
  [{ ModuleNewsletterPermission: false }, { NewsletterOptinGegeben: true }],
  [{ IsAutologin: true }, { NewsletterOptinGegeben: true }],
] as const)('links to no opt-out with %j and %j', async (konfiguration, user) => {
  expect(await open(konfiguration, user)).not.toContain('in Werbung per E-Mail eingewilligt');
});
