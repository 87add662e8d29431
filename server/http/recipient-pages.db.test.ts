import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../test/support/app.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { login, newEmail, produktOf, recommend, recommendation } from '../../test/support/walk.ts';

const TENANT = 'energie';
let app: TestApp;
let session: string;
beforeAll(async () => {
  app = await startTestApp();
  session = await login(app, TENANT);
});
afterAll(() => app.close());

/** A browser of one person: it keeps cookies and says where its forms come from. */
function browser(tenant = TENANT) {
  const jar = new Map<string, string>();
  const send = async (method: 'GET' | 'POST', url: string, fields?: Record<string, string>, site = 'same-origin'): Promise<Reply> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const form = fields && { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site };
    const headers = { host: `${tenant}.localhost:3000`, ...(cookie && { cookie }), ...form };
    const reply = await app.request({ method, url, headers, ...(fields && { payload: new URLSearchParams(fields).toString() }) });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = String(line).split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    return reply;
  };
  return {
    jar,
    get: (url: string) => send('GET', url),
    post: (url: string, fields: Record<string, string> = {}, site?: string) => send('POST', url, fields, site),
  };
}

const newReferral = async (): Promise<string> => (await recommend(app, TENANT, session)).Empfehlungsnummer;
const formOf = (nr: string) => `/de/empfaengerdaten/${nr}?channel=whatsapp&schritt=daten`;
const CONSENT = '/de/empfaenger/zustimmung';

const typed = (email: string) => ({
  'empfaengerdaten.anrede': '',
  'empfaengerdaten.vorname': 'Ida',
  'empfaengerdaten.name': 'Muster',
  'empfaengerdaten.geburtsdatum': '1.2.1990',
  'empfaengerdaten.email': email,
  'empfaengerdaten.telefon': '',
  'empfaengerdaten.adresse.strasse': 'Domkloster',
  'empfaengerdaten.adresse.hausnummer': '4 a',
  'empfaengerdaten.adresse.plz': '50667',
  'empfaengerdaten.adresse.ort': 'Köln',
  vorgang: `v-${email}`,
});

async function mailTo(email: string) {
  await app.jobs.drainMails();
  return app.mails.to(email);
}
const mailsTo = async (email: string): Promise<number> => {
  await app.jobs.drainMails();
  return app.mails.sent.filter((mail) => mail.an === email).length;
};
const recipients = (nr: string) =>
  app.inTenant(TENANT, (context) =>
    context.tx
      .selectFrom('empfaenger')
      .select(['email', 'status', 'geburtsdatum', 'bestaetigt_am'])
      .where('empfehlungsnummer', '=', nr)
      .execute(),
  );

/** Fills the form and sends it. */
async function entered(nr: string, email = newEmail('ida')) {
  const visitor = browser();
  const sent = await visitor.post(formOf(nr), { ...typed(email), schritt: 'senden' });
  expect(sent.status).toBe(303);
  return { visitor, email, sent };
}
const linkOf = async (email: string, link = 0) => {
  const query = link === 1 ? '&ablehnen=1' : '';
  return `/de/empfaengerbestaetigung?token=${encodeURIComponent(tokenOf(await mailTo(email), link))}${query}`;
};

describe('the way of a recommended person', () => {
  it('leads from the landing to the order, and stores nothing before the last button', async () => {
    const nr = await newReferral();
    const visitor = browser();
    const email = newEmail('ida');
    const landing = await visitor.get(`/de/empfaengerdaten/${nr}?channel=whatsapp`);
    expect(landing.body).toContain('Erika empfiehlt Ihnen');
    expect(landing.body).toContain(`href="/de/empfaengerdaten/${nr}?channel=whatsapp&amp;schritt=daten"`);
    const checked = await visitor.post(formOf(nr), { ...typed(email), schritt: 'pruefen' });
    expect(checked.status).toBe(200);
    expect(checked.body).toContain('01.02.1990');
    expect(await recipients(nr)).toEqual([]);
    expect(visitor.jar.size).toBe(0);

    const sent = await visitor.post(formOf(nr), { ...typed(email), schritt: 'senden' });
    expect(sent).toMatchObject({ status: 303, headers: { location: CONSENT } });
    expect(await recipients(nr)).toMatchObject([{ email, status: 'Offen', bestaetigt_am: null }]);
    expect((await visitor.get(CONSENT)).body).toContain('Bitte stimmen Sie den Bedingungen zu');
    expect(await visitor.post(CONSENT)).toMatchObject({ status: 303, headers: { location: CONSENT } });
    expect((await visitor.get(CONSENT)).body).toContain(`Wir haben eine E-Mail an ${email} geschickt`);

    const link = await linkOf(email);
    const opened = await visitor.get(link);
    expect(opened.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(await recipients(nr)).toMatchObject([{ bestaetigt_am: null }]);
    expect(await visitor.post(link)).toMatchObject({ status: 303, headers: { location: '/de/empfaengerbestaetigung?bestaetigt=1' } });
    expect((await visitor.get('/de/empfaengerbestaetigung?bestaetigt=1')).body).toContain('Als Nächstes bestellen Sie.');
    expect((await visitor.get(CONSENT)).body).toContain('Alles bereit für Ihre Bestellung');
    expect(await recipients(nr)).toMatchObject([{ status: 'Ok' }]);
    expect(await visitor.get(formOf(nr))).toMatchObject({ status: 302, headers: { location: CONSENT } });
  });

  it('is one person for a double click, with the cookie in both answers', async () => {
    const nr = await newReferral();
    const email = newEmail('doppelt');
    const [first, second] = [browser(), browser()];
    const fields = { ...typed(email), schritt: 'senden' };
    const replies = await Promise.all([first.post(formOf(nr), fields), second.post(formOf(nr), fields)]);
    expect(replies.map(({ status, headers }) => [status, headers.location])).toEqual([
      [303, CONSENT],
      [303, CONSENT],
    ]);
    expect(first.jar.get('psoe_empfaenger')).toBeTruthy();
    expect(second.jar.get('psoe_empfaenger')).toBe(first.jar.get('psoe_empfaenger'));
    expect(await recipients(nr)).toHaveLength(1);
    expect(await mailsTo(email)).toBe(1);
  });

  it('shows what is wrong with everything typed, and blames the own address of the recommender', async () => {
    const nr = await newReferral();
    const visitor = browser();
    const wrong = await visitor.post(formOf(nr), { ...typed('kein-at'), 'empfaengerdaten.name': '<Groß>', schritt: 'pruefen' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('value="&lt;Groß&gt;"');
    expect(wrong.body).toContain('id="feld-empfaengerdaten-email-fehler"');
    const self = await visitor.post(formOf(nr), { ...typed('erika+x@example.org'), schritt: 'senden' });
    expect(self.status).toBe(422);
    expect(self.body).toContain('Die E-Mail-Adresse darf nicht dieselbe, wie die der Empfehlung sein.');
    expect(await recipients(nr)).toEqual([]);
  });

  it('gives nothing to who types an address that is known, and mails its owner the way', async () => {
    const nr = await newReferral();
    const { email } = await entered(nr);
    await app.jobs.drainMails();
    const stranger = browser();
    const again = await stranger.post(formOf(nr), { ...typed(email), vorgang: 'anders', schritt: 'senden' });
    expect(again).toMatchObject({ status: 303, headers: { location: `${CONSENT}?gesendet=1` } });
    expect(stranger.jar.size).toBe(0);
    expect((await stranger.get(`${CONSENT}?gesendet=1`)).body).toContain('Bitte sehen Sie in Ihr Postfach');

    const address = `${CONSENT}?token=${encodeURIComponent(tokenOf(await mailTo(email)))}`;
    const owner = browser();
    expect((await owner.get(address)).body).toContain('Meine Angaben öffnen');
    expect(owner.jar.size).toBe(0);
    expect(await owner.post(address)).toMatchObject({ status: 303, headers: { location: CONSENT } });
    expect((await owner.get(CONSENT)).body).toContain('Bitte stimmen Sie den Bedingungen zu');
  });

  it('confirms in another browser too, which may go on from there', async () => {
    const { email } = await entered(await newReferral());
    const other = browser();
    await other.post(await linkOf(email));
    expect((await other.get('/de/empfaengerbestaetigung?bestaetigt=1')).body).toContain('stimmen Sie noch den Bedingungen zu');
    expect((await other.get(CONSENT)).body).toContain('Zustimmen</button>');
  });

  it('mends an address that was mistyped, and mails the new one', async () => {
    const nr = await newReferral();
    const { visitor } = await entered(nr, newEmail('vertippt'));
    expect((await visitor.get(formOf(nr))).body).toContain('value="Domkloster"');
    const email = newEmail('richtig');
    await visitor.post(formOf(nr), { ...typed(email), schritt: 'senden' });
    expect(await recipients(nr)).toMatchObject([{ email }]);
    expect(await mailsTo(email)).toBe(1);
  });
});

describe('the mailed link', () => {
  it('is used once, and says so afterwards', async () => {
    const { email, visitor } = await entered(await newReferral());
    const link = await linkOf(email);
    await visitor.post(link);
    const again = await visitor.post(link);
    expect(again.status).toBe(409);
    expect(again.body).toContain('Ihre Angaben sind schon bestätigt');
  });

  it('expires after 14 days', async () => {
    const { email, visitor } = await entered(await newReferral());
    const link = await linkOf(email);
    await app.later(14);
    const late = await visitor.post(link);
    expect(late.status).toBe(410);
    expect(late.body).toContain('Dieser Link ist abgelaufen');
    session = await login(app, TENANT);
  });

  it('deletes the data when it is not wanted, once opened and posted', async () => {
    const nr = await newReferral();
    const { email, visitor } = await entered(nr);
    const link = await linkOf(email, 1);
    expect((await visitor.get(link)).body).toContain('Ich möchte das nicht');
    expect(await recipients(nr)).toMatchObject([{ email }]);
    expect(await visitor.post(link)).toMatchObject({ status: 303, headers: { location: '/de/empfaengerbestaetigung?abgelehnt=1' } });
    expect(await recipients(nr)).toMatchObject([{ email: null, status: 'Storniert' }]);
    expect((await visitor.post(link)).status).toBe(303);
    expect((await visitor.get(CONSENT)).body).toContain('Hier sind Ihre Angaben noch nicht geöffnet');
  });

  it('means nothing to another tenant, a foreign page, or when it is made up', async () => {
    const nr = await newReferral();
    const { email, visitor } = await entered(nr);
    const link = await linkOf(email);
    expect((await browser('telko').post(link)).status).toBe(404);
    expect((await visitor.post(link, {}, 'cross-site')).status).toBe(403);
    expect((await visitor.post(CONSENT, {}, 'cross-site')).status).toBe(403);
    expect((await visitor.post(formOf(nr), { ...typed(email), schritt: 'senden' }, 'same-site')).status).toBe(403);
    expect(await visitor.post('/de/empfaengerbestaetigung?token=erfunden')).toMatchObject({ status: 404 });
    expect(await browser().post(`${CONSENT}?token=erfunden`)).toMatchObject({ status: 404 });
    expect(await recipients(nr)).toMatchObject([{ bestaetigt_am: null }]);
  });
});

describe('a referral that cannot be followed', () => {
  it('is not found when unknown or of another tenant', async () => {
    expect((await browser().get('/de/empfaengerdaten/unbekannt')).status).toBe(404);
    expect((await browser('telko').get(`/de/empfaengerdaten/${await newReferral()}`)).status).toBe(404);
  });

  it('says that its recommender still has to confirm, also to who sends data', async () => {
    const empfehler = { Vorname: 'Anna', Nachname: 'Neu', Email: newEmail('anna') };
    const body = recommendation({ produkt: (await produktOf(app, TENANT)).Id, empfehler });
    const created = await app.api(TENANT, 'POST', '/Empfehlen/create', { body });
    const nr = created.body.Empfehlungsnummer;
    expect((await browser().get(`/de/empfaengerdaten/${nr}`)).body).toContain('Anna muss die Empfehlung noch');
    const sent = await browser().post(formOf(nr), { ...typed(newEmail()), schritt: 'senden' });
    expect(sent).toMatchObject({ status: 409 });
    expect(sent.body).toContain('noch nicht bestätigt');
    expect((await browser().get(`/de/empfehlungabgelaufen?empfehlungsnummer=${nr}`)).body).toContain('noch nicht bestätigt');
  });

  it('is meant for one person: a second one learns that', async () => {
    const referral = await recommend(app, TENANT, session, { empfaenger: { Vorname: 'Ida' } });
    const nr = referral.Empfehlungsnummer;
    expect((await browser().get(`/de/empfaengerdaten/${nr}`)).status).toBe(200);
    await entered(nr);
    const second = await browser().post(formOf(nr), { ...typed(newEmail('zweite')), schritt: 'senden' });
    expect(second.headers.location).toBe(`/de/empfehlungabgelaufen?empfehlungsnummer=${nr}&grund=vergeben`);
    expect((await browser().get(String(second.headers.location))).body).toContain('Zu dieser Empfehlung gibt es schon Angaben');
  });

  it('has ended after its last day, on every way', async () => {
    const nr = await newReferral();
    await app.later(61);
    const ended = `/de/empfehlungabgelaufen?empfehlungsnummer=${nr}`;
    expect(await browser().get(`/de/empfaengerdaten/${nr}`)).toMatchObject({ status: 302, headers: { location: ended } });
    const late = await browser().post(formOf(nr), { ...typed(newEmail()), schritt: 'senden' });
    expect(late).toMatchObject({ status: 303, headers: { location: ended } });
    const page = await browser().get(ended);
    expect(page.status).toBe(200);
    expect(page.body).toContain('Ihre Empfehlung ist leider abgelaufen.');
    expect((await browser().get('/de/empfehlungabgelaufen')).status).toBe(200);
  });
});
