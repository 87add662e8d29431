import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { TIER } from '../../../test/support/bonus.ts';
import { agencyOrder, bookedTo, kostenOf, releasedAgencyOrder } from '../../../test/support/kosten.ts';
import { configure, configured } from '../../../test/support/mandant.ts';
import { grantsOf, movedBy, pickBy, released, voucher } from '../../../test/support/money.ts';
import { momentAfter } from '../../../test/support/parts.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { postAuftrag, tokensOf } from '../../../test/support/walk.ts';
import { dayOf } from '../../calendar.ts';
import { releaseDueAuftrag } from '../auftrag/index.ts';
import { praemierungSweeps } from '../praemierung/jobs.ts';
import { readOffenCent } from './index.ts';

const app = testApp();
const TENANT = 'energie';
const GEBUEHR = 900;
/** Rewards of an order of the tenant in cents, both sides together. */
const WERT = 5000;
const USUAL = { ModuleAgentur: 'Einladung', AgenturGebuehrCent: GEBUEHR, GebuehrBeiStorno: 'Zurueck', KreditCent: null, Bonus: [] };
beforeAll(() => configure(app, TENANT, USUAL));

const booked = (nummer: string) => bookedTo(app, TENANT, nummer);
const offen = (agentur: string) => app.inTenant(TENANT, (context) => readOffenCent(context, agentur));
const post = (one: Awaited<ReturnType<typeof agencyOrder>>, status: string) => postAuftrag(app, TENANT, one.auftrag, status);
const expire = (praemierungsnummer: string) =>
  app.inTenant(TENANT, async (context) => praemierungSweeps[0]?.run(context, praemierungsnummer));

describe('the release of an order', () => {
  test('books its reward and the fee to its agency, with order and day, and without a document yet', async () => {
    const moved = movedBy(app, TENANT, async () => {
      const one = await releasedAgencyOrder(app, TENANT, { anteil: 50 });
      const entry = { agenturnummer: one.agenturnummer, buchungstag: dayOf(app.clock.now()), belegnummer: null };
      const [empfehler, empfaenger] = await grantsOf(app, TENANT, one.nummer);
      const praemie = { ...entry, vorgang: 'Praemie', soll: 'Agenturen', haben: 'Aufwand', betrag_cent: 2500 };
      expect(await kostenOf(app, TENANT, one.nummer)).toEqual([
        { ...praemie, praemierungsnummer: empfehler?.praemierungsnummer },
        { ...praemie, praemierungsnummer: empfaenger?.praemierungsnummer },
        { ...entry, vorgang: 'Gebuehr', soll: 'Agenturen', haben: 'Gebuehren', betrag_cent: GEBUEHR, praemierungsnummer: null },
      ]);
      expect(await offen(one.agenturnummer)).toBe(WERT + GEBUEHR);
    });
    expect(await moved).toEqual({ Agenturen: WERT + GEBUEHR, Gebuehren: -GEBUEHR, Verbindlichkeit: -WERT });
  });

  test('books nothing to an agency if the order has none', async () => {
    const { Auftragsnummer } = await released(app, TENANT);
    expect(await booked(Auftragsnummer)).toEqual([]);
  });

  test('books nothing if the order earns nothing', async () => {
    const one = await agencyOrder(app, TENANT);
    const { rows } = await app.inTenant(TENANT, ({ tx }) =>
      sql`update auftrag set grund = 'KeinePraemie' where auftragsnummer = ${one.nummer} returning 1`.execute(tx),
    );
    expect(rows).toHaveLength(1);
    expect((await post(one, 'Freigegeben')).status).toBe(200);
    expect(await booked(one.nummer)).toEqual([]);
  });

  test('leaves the bonus of recommenders to the tenant', () =>
    configured(app, TENANT, { Bonus: [TIER] }, async () => {
      const first = await releasedAgencyOrder(app, TENANT, { anteil: 100 });
      const second = await releasedAgencyOrder(app, TENANT, { anteil: 0, empfehler: first.empfehler, agenturnummer: first.agenturnummer });
      expect((await grantsOf(app, TENANT, second.nummer)).map((grant) => [grant.wert_cent, grant.bonus_cent])).toEqual([
        [TIER.BetragCent, TIER.BetragCent],
        [WERT, 0],
      ]);
      expect(await booked(second.nummer)).toEqual([`Praemie ${WERT}`, `Gebuehr ${GEBUEHR}`]);
    }));

  test('books no fee if the tenant charges none', () =>
    configured(app, TENANT, { AgenturGebuehrCent: 0 }, async () => {
      const one = await releasedAgencyOrder(app, TENANT, { anteil: 100 });
      expect(await booked(one.nummer)).toEqual([`Praemie ${WERT}`]);
    }));
});

describe('a cancelled or expired order', () => {
  test('costs nothing, and is taken back once even if it is reported three times', async () => {
    const one = await releasedAgencyOrder(app, TENANT, { anteil: 50 });
    const replies = await atOnce(3, () => post(one, 'Storniert'));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await booked(one.nummer)).toEqual([
      'Praemie 2500',
      'Praemie 2500',
      `Gebuehr ${GEBUEHR}`,
      'PraemieZurueck 2500',
      'PraemieZurueck 2500',
      `GebuehrZurueck ${GEBUEHR}`,
    ]);
    expect(await offen(one.agenturnummer)).toBe(0);
  });

  test('still costs the fee if GebuehrBeiStorno is Bleibt', () =>
    configured(app, TENANT, { GebuehrBeiStorno: 'Bleibt' }, async () => {
      const one = await releasedAgencyOrder(app, TENANT, { anteil: 100 });
      await post(one, 'Widerrufen');
      expect(await booked(one.nummer)).toEqual([`Praemie ${WERT}`, `Gebuehr ${GEBUEHR}`, `PraemieZurueck ${WERT}`]);
      expect(await offen(one.agenturnummer)).toBe(GEBUEHR);
    }));

  test("is taken back from the agency even if its reward was paid: the claim is the tenant's", async () => {
    const one = await releasedAgencyOrder(app, TENANT, { anteil: 100 });
    const { empfehlerToken = '' } = await tokensOf(app, TENANT, one.nummer);
    const [grant] = await grantsOf(app, TENANT, one.nummer);
    expect((await pickBy(app, TENANT, empfehlerToken, voucher(grant))).status).toBe(200);
    app.clock.pass({ days: 1 });
    await expire(grant?.praemierungsnummer ?? '');
    const moved = await movedBy(app, TENANT, () => post(one, 'Storniert'));
    expect(moved).toEqual({ Forderung: WERT, Agenturen: -WERT - GEBUEHR, Gebuehren: GEBUEHR });
    expect(await offen(one.agenturnummer)).toBe(0);
  });

  test('is taken back side by side when its grants expire, with the last one also the fee', async () => {
    const one = await releasedAgencyOrder(app, TENANT, { anteil: 50 });
    const [first, second] = await grantsOf(app, TENANT, one.nummer);
    app.clock.pass({ days: 91 });
    await expire(first?.praemierungsnummer ?? '');
    expect(await offen(one.agenturnummer)).toBe(2500 + GEBUEHR);
    await expire(second?.praemierungsnummer ?? '');
    expect(await offen(one.agenturnummer)).toBe(0);
    await post(one, 'Storniert');
    expect((await booked(one.nummer)).slice(3)).toEqual(['PraemieZurueck 2500', 'PraemieZurueck 2500', `GebuehrZurueck ${GEBUEHR}`]);
  });

  test('is taken back as it was booked, whatever the fee is by then', async () => {
    const one = await releasedAgencyOrder(app, TENANT, { anteil: 100 });
    await configured(app, TENANT, { AgenturGebuehrCent: 100 }, () => post(one, 'Storniert'));
    expect(await offen(one.agenturnummer)).toBe(0);
  });
});

describe('the open amount of an agency', () => {
  const ROOM = { KreditCent: WERT + GEBUEHR };

  test('limits its releases: one above the limit is refused with KreditErschoepft and books nothing', () =>
    configured(app, TENANT, ROOM, async () => {
      const first = await releasedAgencyOrder(app, TENANT);
      const second = await agencyOrder(app, TENANT, { agenturnummer: first.agenturnummer });
      const moved = await movedBy(app, TENANT, async () => {
        expect(await post(second, 'Freigegeben')).toMatchObject({ status: 409, body: { code: 'KreditErschoepft' } });
      });
      expect(moved).toEqual({});
      await post(first, 'Storniert');
      expect((await post(second, 'Freigegeben')).status).toBe(200);
    }));

  test("refuses the agency's own release above the limit with KreditErschoepft, of one order and of several", () =>
    configured(app, TENANT, { KreditCent: WERT + GEBUEHR - 1 }, async () => {
      const one = await agencyOrder(app, TENANT);
      const bearer = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, one.agenturnummer));
      const alone = await app.api(TENANT, 'PUT', `/agentur/auftragfreigeben/${one.agenturnummer}/${one.nummer}`, { bearer });
      expect(alone).toMatchObject({ status: 409, body: { code: 'KreditErschoepft' } });
      const all = await app.api(TENANT, 'POST', '/agentur/freigaben', { bearer, body: { Auftragsnummern: [one.nummer] } });
      expect(all.body).toMatchObject({ Freigegeben: 0, WertCent: 0, Ergebnisse: [{ Ergebnis: 'KreditErschoepft' }] });
      expect(all.body.Ergebnisse[0].Was).toContain('mehr offen');
      expect(await booked(one.nummer)).toEqual([]);
    }));

  test("is limited by the agency's own credit before the tenant's", () =>
    configured(app, TENANT, ROOM, async () => {
      const agenturnummer = await makeAgentur(app, TENANT);
      await app.inTenant(TENANT, ({ tx }) =>
        tx.updateTable('agentur').set({ kredit_cent: 0 }).where('agenturnummer', '=', agenturnummer).execute(),
      );
      const one = await agencyOrder(app, TENANT, { agenturnummer });
      expect((await post(one, 'Freigegeben')).body.code).toBe('KreditErschoepft');
    }));

  test('leaves room for only one of two concurrent releases', () =>
    configured(app, TENANT, ROOM, async () => {
      const first = await agencyOrder(app, TENANT);
      const second = await agencyOrder(app, TENANT, { agenturnummer: first.agenturnummer });
      const replies = await Promise.all([post(first, 'Freigegeben'), post(second, 'Freigegeben')]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await offen(first.agenturnummer)).toBe(WERT + GEBUEHR);
    }));

  test('makes an automatic release wait and be tried again at the beginning of the next day', () =>
    configured(app, TENANT, { FreigabeAutomatisch: true, KreditCent: 0 }, async () => {
      const one = await agencyOrder(app, TENANT);
      const due = async () => {
        await app.inTenant(TENANT, (context) => releaseDueAuftrag(context, one.nummer));
        const [row] = await queryAsOwner<{ status: string; freigabe_am: Date | null }>(
          app,
          'select status, freigabe_am from auftrag where auftragsnummer = $1',
          [one.nummer],
        );
        return row;
      };
      expect(await due()).toEqual({ status: 'Bestaetigt', freigabe_am: expect.any(Date) });
      const { freigabe_am } = (await due()) ?? {};
      expect(dayOf(freigabe_am as Date)).toBe(dayOf(momentAfter({ days: 16 })));
      await configure(app, TENANT, { KreditCent: WERT + GEBUEHR });
      app.clock.set(freigabe_am as Date);
      expect(await due()).toEqual({ status: 'Freigegeben', freigabe_am: null });
    }));
});

describe('the database refuses', () => {
  let one: Awaited<ReturnType<typeof releasedAgencyOrder>>;
  beforeEach(async () => {
    one ??= await releasedAgencyOrder(app, TENANT, { anteil: 100 });
  });
  const insert = (row: Record<string, string | number | null>) =>
    app.inTenant(TENANT, async ({ tx }) => {
      const [grant] = await tx.selectFrom('praemierung').select('praemierungsnummer').where('auftragsnummer', '=', one.nummer).execute();
      const usual = { auftragsnummer: one.nummer, agenturnummer: one.agenturnummer, partei: 'Agentur', praemierungsnummer: null };
      const values = { ...usual, ...row, ...(row.praemierungsnummer && { praemierungsnummer: grant?.praemierungsnummer ?? '' }) };
      const columns = sql.join(Object.keys(values).map((name) => sql.ref(name)));
      await sql`insert into buchung (${columns}, gebucht_am, belegtag) values (${sql.join(Object.values(values))}, now(), now())`.execute(
        tx,
      );
    });
  const GEBUEHR_ZURUECK = { vorgang: 'GebuehrZurueck', soll: 'Gebuehren', haben: 'Agenturen', betrag_cent: GEBUEHR };

  test.each([
    ['a fee between wrong accounts', { vorgang: 'Gebuehr', soll: 'Bank', haben: 'Gebuehren', betrag_cent: 1 }, 'buchung_konten'],
    [
      'a cancelled grant on the account of the agencies',
      { vorgang: 'Storno', soll: 'Agenturen', haben: 'Bank', betrag_cent: 1, praemierungsnummer: 'x', agenturnummer: null },
      'buchung_konten',
    ],
    ['a fee with a grant', { ...GEBUEHR_ZURUECK, praemierungsnummer: 'x' }, 'buchung_praemierung'],
    ['a reward without a grant', { vorgang: 'Praemie', soll: 'Agenturen', haben: 'Aufwand', betrag_cent: 1 }, 'buchung_praemierung'],
    ['a fee without an agency', { ...GEBUEHR_ZURUECK, agenturnummer: null }, 'buchung_agentur'],
    ['a fee without an order', { ...GEBUEHR_ZURUECK, auftragsnummer: null }, 'buchung_wovon'],
    ['a reversal above the booked amount', { ...GEBUEHR_ZURUECK, betrag_cent: GEBUEHR + 1 }, 'buchung_zurueck'],
    ['a second fee', { vorgang: 'Gebuehr', soll: 'Agenturen', haben: 'Gebuehren', betrag_cent: 1 }, 'buchung_gebuehr_einmal'],
    [
      'a second reward',
      { vorgang: 'Praemie', soll: 'Agenturen', haben: 'Aufwand', betrag_cent: 1, praemierungsnummer: 'x' },
      'buchung_einmal',
    ],
  ])('%s', async (_name, row, constraint) => {
    await expect(insert(row)).rejects.toMatchObject({ constraint });
  });

  test('a fee of an unknown agency', async () => {
    await expect(insert({ ...GEBUEHR_ZURUECK, agenturnummer: 'A-0' })).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });

  test('any change of an entry except setting its document, once', async () => {
    const note = (nummer: string, change = '') =>
      app.inTenant(TENANT, ({ tx }) =>
        sql`update buchung set belegnummer = ${nummer} ${sql.raw(change)} where auftragsnummer = ${one.nummer} and vorgang = 'Gebuehr'`.execute(
          tx,
        ),
      );
    await expect(note('R-1', ', betrag_cent = 1')).rejects.toMatchObject({ code: '42501' });
    await note('R-1');
    await expect(note('R-2')).rejects.toThrow('buchung only grows');
    const asOwner = queryAsOwner(
      app,
      `update buchung set belegnummer = 'R-1', betrag_cent = 1 where auftragsnummer = $1 and vorgang = 'Praemie'`,
      [one.nummer],
    );
    await expect(asOwner).rejects.toThrow('buchung only grows');
  });
});
