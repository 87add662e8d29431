import { expect, test } from 'vitest';
import type { StandState } from '../../contract/values/bild.ts';
import { testApp } from '../../test/support/app.ts';
import { accountCases, type MailCases, orderCases } from '../../test/support/mail-cases.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { MAIL_TEMPLATES } from './modules.ts';

const app = testApp();
const CASES: MailCases = { ...accountCases(app), ...orderCases(app) };

async function contentOf(name: string) {
  app.clock.set(TEST_NOW);
  const bezug = await (CASES[name] ?? expect.fail(`no case of ${name}`)).make();
  const template = MAIL_TEMPLATES.find((one) => one.name === name) ?? expect.fail(name);
  return (
    (await app.inTenant('telko', (context) => template.load(context, bezug, app.clock.now())))?.content ?? expect.fail(`${name} is over`)
  );
}

test.each<[name: string, state: StandState, hasWert: boolean, tag: RegExp | null]>([
  ['empfehlungBestaetigen', 'link', false, /^Bestätigen Sie bis (\S+), /],
  ['empfehlungBereit', 'link', false, /^Gilt bis zum (\S+)$/],
  ['empfaengerBestaetigen', 'link', false, null],
  ['empfaengerBestellen', 'link', false, /^Bestellen Sie bis zum (\S+)$/],
  ['anfrageEingang', 'bestellt', false, null],
  ['auftragEingegangen', 'bestellt', true, null],
  ['praemieInSicht', 'bestellt', true, /^Frühestens am (\S+) können Sie wählen$/],
  ['praemieInSichtEmpfaenger', 'bestellt', true, /^Frühestens am (\S+) können Sie wählen$/],
  ['praemieBereit', 'bestellt', true, /^Wählen Sie bis zum (\S+)$/],
  ['praemieErinnerung', 'bestellt', true, /^Wählen Sie bis zum (\S+)$/],
  ['praemieGewaehlt', 'bestellt', true, null],
  ['praemieZurueck', 'bestellt', true, /^Antworten Sie bis zum (\S+)$/],
  ['gutscheinCode', 'ausgezahlt', true, null],
  ['praemieAusgezahlt', 'ausgezahlt', true, /^Überwiesen am (\S+)$/],
])('the head of %s shows the state, the amount and the day that its text names', async (name, state, hasWert, tag) => {
  const { stand, eckdaten, absaetze } = await contentOf(name);
  expect([stand, eckdaten?.wert !== undefined]).toEqual([state, hasWert]);
  expect(eckdaten?.tag ?? '').toMatch(tag ?? /^$/);
  if (tag) expect(absaetze.join(' ')).toContain(tag.exec(eckdaten?.tag ?? '')?.[1] ?? expect.fail('no day'));
});

test.each(['praemieStorniert', 'praemieAbgelaufen'])('%s, about a lost reward, shows neither state nor amount', async (name) => {
  const { stand, eckdaten } = await contentOf(name);
  expect([stand, eckdaten]).toEqual([undefined, undefined]);
});
