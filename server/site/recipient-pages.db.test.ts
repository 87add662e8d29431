import { beforeAll, describe, expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { CONSENT, enteringOf, formOf, typed } from '../../test/support/entering.ts';
import { wordsOf } from '../../test/support/html.ts';
import { newBrowser, redirectOf } from '../../test/support/pages.ts';
import { findRewardedProdukt, login, newEmail, recommend, recommendation } from '../../test/support/walk.ts';

const TENANT = 'energie';
const app = demoApp();
const { entered, mailedLink, stored } = enteringOf(app, TENANT);
let session: string;
beforeAll(async () => {
  session = await login(app, TENANT);
});

const browse = (tenant = TENANT) => newBrowser(app, tenant);
const newReferral = async (): Promise<string> => (await recommend(app, TENANT, session)).Empfehlungsnummer;
const mailsTo = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email);
};

describe('the pages of a recommended person', () => {
  it('lead from the landing page to the order in three screens, and store nothing before the form is sent', async () => {
    const nr = await newReferral();
    const visitor = browse();
    const email = newEmail('ida');
    const landing = await visitor.get(`/de/empfaengerdaten/${nr}?channel=whatsapp`);
    expect(landing.body).toContain('Erika empfiehlt Ihnen');
    expect(landing.body).toContain('name="empfaengerdaten.vorname"');
    expect(await stored(nr)).toEqual([]);
    expect(visitor.cookies.size).toBe(0);

    const sent = await visitor.post(formOf(nr), typed(email));
    expect(redirectOf(sent)).toEqual([303, CONSENT]);
    expect(await stored(nr)).toMatchObject([{ email, status: 'Offen', bestaetigt_am: null }]);
    expect(wordsOf((await visitor.get(CONSENT)).body)).toContain(`Unsere E-Mail ging an ${email}`);

    const link = await mailedLink(email);
    expect(app.mails.to(email, link).html).toContain('Schritt 2 von 3');
    const opened = await visitor.get(link);
    expect(opened.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(await stored(nr)).toMatchObject([{ bestaetigt_am: null }]);
    expect(opened.body).toContain('Schritt 2 von 3');
    expect(opened.headers['content-security-policy']).toContain("form-action 'self';");
    const [status, shop] = redirectOf(await visitor.post(link));
    expect([status, new URL(String(shop)).pathname]).toEqual([303, `/dev/shop/${TENANT}`]);
    expect(shop).not.toContain(encodeURIComponent(email));
    expect((await visitor.get(CONSENT)).body).toContain('Alles bereit für Ihren Vertrag');
    expect(await stored(nr)).toMatchObject([{ status: 'Ok' }]);
    expect(redirectOf(await visitor.get(formOf(nr)))).toEqual([302, CONSENT]);
  });

  it("name the hosts of the tenant's shops for the form of the mailed link, and on no other page", async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 });
    const telko = enteringOf(app, 'telko');
    const { visitor, email } = await telko.entered(Empfehlungsnummer);
    const policyOf = async (address: string) => String((await visitor.get(address)).headers['content-security-policy']);
    expect(await policyOf(await telko.mailedLink(email))).toContain("form-action 'self' https://shop.funkhof.example;");
    expect(await policyOf(await telko.mailedLink(email, 'refuse'))).toContain("form-action 'self';");
    expect(await policyOf(CONSENT)).toContain("form-action 'self';");
  });

  it('store one person for a double click, with the cookie in both answers', async () => {
    const nr = await newReferral();
    const email = newEmail('doppelt');
    const [first, second] = [browse(), browse()];
    const fields = typed(email);
    const replies = await Promise.all([first.post(formOf(nr), fields), second.post(formOf(nr), fields)]);
    expect(replies.map(redirectOf)).toEqual([
      [303, CONSENT],
      [303, CONSENT],
    ]);
    expect(first.cookies.get('psoe_empfaenger')).toBeTruthy();
    expect(second.cookies.get('psoe_empfaenger')).toBe(first.cookies.get('psoe_empfaenger'));
    expect(await stored(nr)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("show errors with the typed values, and refuse the recommender's own address", async () => {
    const nr = await newReferral();
    const visitor = browse();
    const wrong = await visitor.post(formOf(nr), { ...typed('kein-at'), 'empfaengerdaten.name': '<Groß>' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('value="&lt;Groß&gt;"');
    expect(wrong.body).toContain('id="feld-empfaengerdaten-email-fehler"');
    const self = await visitor.post(formOf(nr), typed('erika+x@example.org'));
    expect(self.status).toBe(422);
    expect(self.body).toContain('Die E-Mail-Adresse darf nicht dieselbe, wie die der Empfehlung sein.');
    expect(await stored(nr)).toEqual([]);
  });

  it("behave the same for a known address without showing its owner's data, and the mail leads the owner there", async () => {
    const nr = await newReferral();
    const { email, visitor } = await entered(nr);
    await visitor.post(await mailedLink(email));
    const stranger = browse();
    const other = { ...typed(email), 'empfaengerdaten.vorname': 'Udo', vorgang: 'anders' };
    expect(redirectOf(await stranger.post(formOf(nr), other))).toEqual([303, CONSENT]);
    expect(wordsOf((await stranger.get(CONSENT)).body)).toContain(`Unsere E-Mail ging an ${email}`);
    expect((await stranger.get(formOf(nr))).body).toContain('value="Udo"');

    const owner = browse();
    expect((await owner.post(await mailedLink(email))).status).toBe(303);
    expect((await owner.get(CONSENT)).body).toContain('Alles bereit für Ihren Vertrag');
    expect((await stranger.get(CONSENT)).body).toContain('Dieser Zugang gilt nicht mehr');
    expect((await visitor.get(CONSENT)).body).toContain('Dieser Zugang gilt nicht mehr');
  });

  it('confirm in another browser too, which can continue', async () => {
    const { email } = await entered(await newReferral());
    const other = browse();
    expect((await other.post(await mailedLink(email))).status).toBe(303);
    expect((await other.get(CONSENT)).body).toContain('Alles bereit für Ihren Vertrag');
  });

  it('correct a mistyped address and send the mail to the new one', async () => {
    const nr = await newReferral();
    const { visitor } = await entered(nr, newEmail('vertippt'));
    expect((await visitor.get(formOf(nr))).body).toContain('value="50667"');
    const email = newEmail('richtig');
    await visitor.post(formOf(nr), typed(email));
    expect(await stored(nr)).toMatchObject([{ email }]);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('a referral that cannot be followed', () => {
  it('returns 404 if it is unknown or of another tenant', async () => {
    expect((await browse().get('/de/empfaengerdaten/unbekannt')).status).toBe(404);
    expect((await browse('telko').get(`/de/empfaengerdaten/${await newReferral()}`)).status).toBe(404);
  });

  it('shows that its recommender still has to confirm, also after data was sent', async () => {
    const empfehler = { Vorname: 'Anna', Nachname: 'Neu', Email: newEmail('anna') };
    const body = recommendation({ produkt: (await findRewardedProdukt(app, TENANT)).Id, empfehler });
    const nr = (await app.api(TENANT, 'POST', '/Empfehlen/create', { body })).body.Empfehlungsnummer;
    expect((await browse().get(`/de/empfaengerdaten/${nr}`)).body).toContain('Anna muss die Empfehlung noch');
    const sent = await browse().post(formOf(nr), typed(newEmail()));
    expect(sent.status).toBe(409);
    expect(sent.body).toContain('noch nicht bestätigt');
    expect((await browse().get(`/de/empfehlungabgelaufen?empfehlungsnummer=${nr}`)).body).toContain('noch nicht bestätigt');
  });

  it('is for one person: a second one reads that behind the mailed link', async () => {
    const nr = (await recommend(app, TENANT, session, { empfaenger: { Vorname: 'Ida' } })).Empfehlungsnummer;
    expect((await browse().get(`/de/empfaengerdaten/${nr}`)).status).toBe(200);
    await entered(nr);
    const { email, visitor } = await entered(nr, newEmail('zweite'));
    const refused = await visitor.post(await mailedLink(email));
    expect(refused.status).toBe(409);
    expect(refused.body).toContain('Diese Empfehlung ist schon angenommen');
    const taken = await browse().get(`/de/empfehlungabgelaufen?empfehlungsnummer=${nr}&grund=vergeben`);
    expect(taken.body).toContain('Zu dieser Empfehlung gibt es schon Angaben');
  });

  it('is expired after its last day, at the link, the form and its page', async () => {
    const nr = await newReferral();
    await app.later(61);
    const ended = `/de/empfehlungabgelaufen?empfehlungsnummer=${nr}`;
    expect(redirectOf(await browse().get(`/de/empfaengerdaten/${nr}`))).toEqual([302, ended]);
    const late = await browse().post(formOf(nr), typed(newEmail()));
    expect(redirectOf(late)).toEqual([303, ended]);
    const page = await browse().get(ended);
    expect(page.status).toBe(200);
    expect(page.body).toContain('Ihre Empfehlung ist leider abgelaufen.');
    expect((await browse().get('/de/empfehlungabgelaufen')).status).toBe(200);
    session = await login(app, TENANT);
  });
});
