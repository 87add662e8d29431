import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { login, recommend } from '../../test/support/walk.ts';

const app = demoApp();
let session: string;
beforeAll(async () => {
  session = await login(app, 'telko');
});

const HOST = 'telko.localhost:3000';
const open = (code: string, host = HOST, query = ''): Promise<Reply> =>
  app.request({ method: 'GET', url: `/r/${encodeURIComponent(code)}${query}`, headers: { host } });
const landing = (nummer: string) => `http://${HOST}/de/empfaengerdaten/${nummer}`;

/** The code as a person might misread it from a card. */
const MISREAD: Record<string, string> = { 0: 'o', 1: 'l' };
const misread = (code: string) => [...code.toLowerCase()].map((char) => MISREAD[char] ?? char).join('');

/** A referral whose code has both characters that people misread. */
async function withMisreadableCode(): Promise<{ Empfehlungsnummer: string; Empfehlungscode: string }> {
  const { Empfehlungsnummer } = await recommend(app, 'telko', session);
  await app.inTenant('telko', ({ tx }) =>
    tx.updateTable('empfehlung').set({ code: 'A0B1C0D1' }).where('empfehlungsnummer', '=', Empfehlungsnummer).execute(),
  );
  return { Empfehlungsnummer, Empfehlungscode: 'A0B1C0D1' };
}

describe('GET /r/{code}', () => {
  test('redirects to the landing page of its referral, with the channel', async () => {
    const { Empfehlungsnummer, Empfehlungscode, KurzURL } = await recommend(app, 'telko', session);
    expect(KurzURL).toBe(`http://${HOST}/r/${Empfehlungscode}`);
    const reply = await open(Empfehlungscode);
    expect([reply.status, reply.headers.location]).toEqual([302, landing(Empfehlungsnummer)]);
    const byChannel = await open(Empfehlungscode, HOST, '?channel=whatsapp');
    expect(byChannel.headers.location).toBe(`${landing(Empfehlungsnummer)}?channel=whatsapp`);
    expect(byChannel.headers['cache-control']).toBe('no-store');
    expect(byChannel.headers['set-cookie']).toBeUndefined();
  });

  test('accepts typing variants of a code: letter case, blanks, hyphens, O for 0, I and L for 1', async () => {
    const { Empfehlungsnummer, Empfehlungscode } = await withMisreadableCode();
    const typed = [
      Empfehlungscode.toLowerCase(),
      misread(Empfehlungscode),
      'AOBICOD1',
      'aObLcodi',
      'A0B1-C0D1',
      ' a0b1 c0d1 ',
      'a-0-b-1-c-0-d-1',
    ];
    for (const code of typed) expect((await open(code)).headers.location, code).toBe(landing(Empfehlungsnummer));
    const upper = await app.request({ method: 'GET', url: `/R/${Empfehlungscode}/`, headers: { host: HOST } });
    expect(upper.headers.location).toBe(landing(Empfehlungsnummer));
  });

  test.each(['.', ')', ',', '!', ').', '…', '\u200b', '”'])(
    'finds a link that was copied out of a sentence with %j behind it',
    async (sign) => {
      const { Empfehlungsnummer, Empfehlungscode } = await recommend(app, 'telko', session);
      expect((await open(`${Empfehlungscode}${sign}`)).headers.location).toBe(landing(Empfehlungsnummer));
      expect((await open(Empfehlungscode, HOST, `?channel=sms${encodeURIComponent(sign)}`)).headers.location).toBe(
        `${landing(Empfehlungsnummer)}?channel=sms`,
      );
      const click = await app.request({
        method: 'GET',
        url: `/de/klick/${Empfehlungsnummer}${encodeURIComponent(sign)}`,
        headers: { host: HOST },
      });
      expect(click.headers.location).toBe(landing(Empfehlungsnummer));
      const typed = await app.api('telko', 'GET', `/empfehlung/empfehlungscode/${Empfehlungscode}${encodeURIComponent(sign)}`);
      expect(typed.body).toEqual({ Empfehlungsnummer });
    },
  );

  test.each(['UNBEKANNT', 'A', '0'.repeat(250), '\0', '😀', '%', "' or 1=1"])('returns 404 for the code %j', async (code) => {
    expect((await open(code)).status).toBe(404);
  });

  test('returns 404 for a code of another tenant', async () => {
    const { Empfehlungscode } = await recommend(app, 'telko', session);
    for (const host of ['energie.localhost:3000', 'weitersagen.lindtal.example', 'nirgendwo.localhost']) {
      expect((await open(Empfehlungscode, host)).status, host).toBe(404);
    }
  });

  test('redirects to the host of the settings, never to that of the request', async () => {
    const { Empfehlungsnummer, Empfehlungscode } = await recommend(app, 'telko', session);
    expect((await open(Empfehlungscode, 'freunde.funkhof.example:8443')).headers.location).toBe(landing(Empfehlungsnummer));
  });
});
