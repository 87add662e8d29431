import { describe, expect, it } from 'vitest';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';

type VisitOptions = NonNullable<Parameters<typeof visitOf>[0]>;

describe('sending the form of the homepage', () => {
  const fields = {
    'Empfehlung.Produkt': '2',
    'Empfehlung.AnteilEmpfehler': '50',
    'Empfehlung.AgbText': 'Ich akzeptiere.',
    'Empfehler.Vorname': 'Anna',
    'Empfehler.Nachname': 'Neu',
    'Empfehler.Email': 'anna@neu.example',
    'Empfehler.NewsletterPermission': 'true',
  };
  const made = (OptInRequired: boolean): Answers => ({
    readProdukt: { body: { Id: 2 } },
    createEmpfehlung: { status: 201, body: { Empfehlungsnummer: 'nr1', OptInRequired } },
  });
  const post = async (options: VisitOptions = {}, answered: Answers = made(true), sent: Record<string, string> = fields) => {
    const { visit, made: calls } = visitOf(options, answered);
    return { posted: await postPage('Homepage', visit, sent), calls };
  };

  it('creates the referral of the chosen product and redirects', async () => {
    const { posted, calls } = await post({ query: { channel: 'plakat' } });
    expect(posted).toEqual({ redirect: { page: 'Confirmation', params: { empfehlungsnummer: 'nr1' } } });
    const body = {
      Empfehlung: { Produkt: 2, Channel: 'plakat', Empfehlungslink: true, AnteilEmpfehler: 50, AgbText: 'Ich akzeptiere.' },
      Empfehler: { Vorname: 'Anna', Nachname: 'Neu', Email: 'anna@neu.example' },
    };
    expect(calls.map(({ name }) => name)).toEqual(['readProdukt', 'createEmpfehlung']);
    expect(calls[0]?.input.params).toEqual({ id: '2' });
    expect(calls[1]?.input.body).toEqual(body);
    const again = await post({ query: { channel: 'plakat' } });
    expect(again.calls[1]?.input.idempotencyKey).toBe(calls[1]?.input.idempotencyKey);
    expect((await post({}, made(false))).posted).toMatchObject({ redirect: { page: 'Recommendation' } });
  });

  it.each(['', 'a b', 'x'.repeat(41), '<b>'])('replaces an invalid channel with link: %j', async (channel) => {
    expect((await post({ query: { channel } })).calls[1]?.input.body).toMatchObject({ Empfehlung: { Channel: 'link' } });
  });

  it('sends no valid share if none was chosen', async () => {
    const { calls } = await post({}, made(true), { ...fields, 'Empfehlung.AnteilEmpfehler': '' });
    expect(calls[1]?.input.body).toMatchObject({ Empfehlung: { AnteilEmpfehler: Number.NaN } });
  });

  it('accepts the sentence at the button if the tenant asks for no tick, and only then', async () => {
    const { 'Empfehlung.AgbText': _, ...unticked } = fields;
    const sent = async (AgbCheckBoxAutoAccept: boolean) =>
      (await post({ konfiguration: { AgbCheckBoxAutoAccept } }, made(true), unticked)).calls[1]?.input.body;
    expect(await sent(true)).toMatchObject({ Empfehlung: { AgbText: expect.stringContaining('Mit „Link erstellen“') } });
    expect(await sent(false)).toMatchObject({ Empfehlung: { AgbText: '' } });
  });

  it('returns the problem, also that of the product', async () => {
    const problem = { status: 404, code: 'NichtGefunden', detail: 'Nicht da.' } as const;
    const { posted, calls } = await post({}, { readProdukt: { problem } });
    expect(posted).toEqual({ problem });
    expect(calls).toHaveLength(1);
    const limited = { status: 429, code: 'ZuVieleAnfragen', detail: 'Bitte warten.' } as const;
    expect((await post({}, { ...made(true), createEmpfehlung: { problem: limited } })).posted).toEqual({ problem: limited });
  });
});
