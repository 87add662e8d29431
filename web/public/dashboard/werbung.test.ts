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
  'where no Settings are, a consent %j to a newsletter that is no more can be taken back from here',
  async (user) => expect(await open(konfiguration, user)).toContain(LINK),
);

it.each([
  [konfiguration, {}],
  [{ ModuleNewsletterPermission: false }, { NewsletterOptinGegeben: true }],
  [{ IsAutologin: true }, { NewsletterOptinGegeben: true }],
] as const)('of %j and %j there is nothing to lead to, or something else does', async (konfiguration, user) => {
  expect(await open(konfiguration, user)).not.toContain('in Werbung per E-Mail eingewilligt');
});
