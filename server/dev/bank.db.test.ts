import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { expectProblem } from '../http/problem.fixture.ts';
import { buildPaymentFile } from '../sepa/index.ts';
import { ORDER, PAYMENT } from '../sepa/order.fixture.ts';

const app = testApp();

const HOST = 'localhost:3000';
const OWN = { origin: `http://${HOST}` };
const send = (url: string, type: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.request({
    method: 'POST',
    url,
    remoteAddress: '127.0.0.1',
    headers: { host: HOST, 'content-type': type, ...headers },
    payload,
  });
const JSON_ANSWER = { accept: 'application/json' };
const take = (file: string | Buffer) => send('/dev/bank/datei', 'application/xml', file, JSON_ANSWER);
const press = (fields: Record<string, string>, headers: Record<string, string> = { ...OWN, ...JSON_ANSWER }) =>
  send('/dev/bank', 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString(), headers);
const get = (accept: string, remoteAddress = '127.0.0.1') =>
  app.request({ method: 'GET', url: '/dev/bank', remoteAddress, headers: { host: HOST, accept } });

/** The account that Lindtal Energie pays from. */
const payerIban = (): string => app.parts.mandanten.get('energie')?.konfiguration.Zahlungssteller?.IBAN ?? '';
let files = 0;
/** A file of two payments, as a run of Lindtal Energie makes it. */
async function fileOfRun() {
  files += 1;
  const messageId = `ZL-0000${files}-A1B2`;
  const payments = [PAYMENT, { ...PAYMENT, endToEndId: 'Z0123456789ABCDF', amountCent: 1 }];
  const file = await buildPaymentFile({ ...ORDER, payer: { ...ORDER.payer, iban: payerIban() }, messageId, payments });
  return { file: file.toString('utf8'), messageId };
}
/** A form with the file, as a browser sends it. */
async function upload(file: string, headers: Record<string, string> = OWN) {
  const form = new FormData();
  form.set('Datei', new File([file], 'ZL-00001.xml', { type: 'text/xml' }));
  const sent = new Response(form);
  return send('/dev/bank/datei', sent.headers.get('content-type') ?? '', Buffer.from(await sent.arrayBuffer()), headers);
}

describe('the bank of the demo', () => {
  test('takes the file of a run and shows what it read, with the run in the back office', async () => {
    const { file, messageId } = await fileOfRun();
    const sent = await upload(file);
    expect([sent.status, sent.headers.location]).toEqual([303, '/dev/bank']);
    const [read] = (await get('application/json')).body;
    expect(read).toMatchObject({
      MsgId: messageId,
      Zahler: { Name: 'Lindtal Energie eG', IBAN: payerIban() },
      Ausfuehrungstag: '2026-12-01',
      Anzahl: 2,
      SummeCent: 5008,
      Lauf: `/betrieb/energie/zahlungslaeufe/ZL-0000${files}`,
      Zahlungen: [
        { EndToEndId: 'Z0123456789ABCDE', Name: 'Joerg Muessig', BetragCent: 5007, Stand: 'Erhalten', Tag: null },
        { EndToEndId: 'Z0123456789ABCDF', BetragCent: 1 },
      ],
    });
    const page = (await get('text/html')).body as string;
    expect(page).toContain('2 über 50,08');
    expect(page).toContain(`href="/betrieb/energie/zahlungslaeufe/ZL-0000${files}/zahlungen/Z0123456789ABCDE"`);
  });

  test('plays a refusal, an execution and a return, and says what bookkeeping enters; a second press changes nothing', async () => {
    const { file, messageId: MsgId } = await fileOfRun();
    await take(file);
    const standings = ({ body }: { body: { Zahlungen: { Stand: string; Code: string | null }[] } }) =>
      body.Zahlungen.map(({ Stand, Code }) => [Stand, Code]);
    const [one, two] = ['Z0123456789ABCDE', 'Z0123456789ABCDF'];
    expect(standings(await press({ MsgId, Was: 'zurueck', EndToEndId: one }))).toEqual([
      ['Erhalten', null],
      ['Erhalten', null],
    ]);
    expect(standings(await press({ MsgId, Was: 'ablehnen', EndToEndId: one, Code: 'AC04' }))).toEqual([
      ['Abgelehnt', 'AC04'],
      ['Erhalten', null],
    ]);
    expect(standings(await press({ MsgId, Was: 'ausfuehren' }))).toEqual([
      ['Abgelehnt', 'AC04'],
      ['Ausgefuehrt', null],
    ]);
    expect(standings(await press({ MsgId, Was: 'zurueck', EndToEndId: two }))).toEqual([
      ['Abgelehnt', 'AC04'],
      ['Zurueck', 'AC01'],
    ]);
    expect(standings(await take(file))).toEqual([
      ['Abgelehnt', 'AC04'],
      ['Zurueck', 'AC01'],
    ]);
    const page = (await get('text/html')).body as string;
    const lauf = `/betrieb/energie/zahlungslaeufe/${MsgId.slice(0, 8)}`;
    // Such a link opens the filled form in the back office; it has no name and no account.
    const link = (path: string, aktion: string, code: string, words: string) =>
      new RegExp(`href="${path}\\?aktion=${aktion}&amp;tag=\\d{4}-\\d\\d-\\d\\d${code}">${words} am \\d\\d\\.\\d\\d\\.\\d{4}`);
    expect(page).toMatch(link(lauf, 'ausgefuehrt', '', 'Ausgeführt'));
    expect(page).toMatch(link(`${lauf}/zahlungen/${one}`, 'abgelehnt', '&amp;code=AC04', 'Abgelehnt'));
    expect(page).toMatch(link(`${lauf}/zahlungen/${two}`, 'zurueck', '&amp;code=AC01', 'Kam zurück'));
  });

  test.each([
    ['another XML', () => '<html><body>Rechnung</body></html>', 'pain.001.001.09'],
    ['a document type', (file: string) => file.replace(/(\?>)/, '$1<!DOCTYPE x [<!ENTITY a "b">]>'), 'kein XML'],
    ['another version', (file: string) => file.replaceAll('pain.001.001.09', 'pain.001.001.03'), 'pain.001.001.09'],
    ['another count', (file: string) => file.replace('<NbOfTxs>2<', '<NbOfTxs>3<'), 'Anzahl'],
    ['another sum', (file: string) => file.replace('<InstdAmt Ccy="EUR">0.01<', '<InstdAmt Ccy="EUR">0.02<'), 'Summe'],
  ])('refuses %s with the reason, and keeps nothing', async (_, change, reason) => {
    const { file } = await fileOfRun();
    const before = (await get('application/json')).body;
    const changed = change(file);
    expect(changed).not.toBe(file);
    expect(await take(changed)).toMatchObject({ status: 422, body: { Fehler: expect.stringContaining(reason) } });
    const page = await upload(changed);
    expect([page.status, page.body]).toEqual([422, expect.stringContaining('role="alert"')]);
    expect((await get('application/json')).body).toEqual(before);
  });

  test('answers this machine alone, and no other site', async () => {
    const { file, messageId: MsgId } = await fileOfRun();
    expectProblem(await get('application/json', '192.0.2.7'), 404, 'NichtGefunden');
    expectProblem(await upload(file, { origin: 'https://boese.example' }), 403, 'NichtAuthorisiert');
    expectProblem(await press({ MsgId, Was: 'ausfuehren' }, { origin: 'https://boese.example' }), 403, 'NichtAuthorisiert');
    expectProblem(await press({ MsgId, Was: 'ausfuehren' }), 404, 'NichtGefunden');
    await take(file);
    expectProblem(await press({ MsgId, Was: 'stehlen' }), 404, 'NichtGefunden');
    expectProblem(await press({ MsgId, Was: 'ablehnen', EndToEndId: 'Z9' }), 404, 'NichtGefunden');
  });
});
