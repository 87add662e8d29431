import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { grantsOf, ordered, recipient, statusOfEmpfaenger } from '../../../test/support/money.ts';
import { order, postAuftrag } from '../../../test/support/walk.ts';
import { addDays, endOfDay, startOfDay } from '../../calendar.ts';
import { tokenOfZugangslink } from '../account/index.ts';
import { refuseEmpfaenger } from '../empfaenger/zustimmung/zustimmung.ts';
import { releaseDueAuftrag } from './release.ts';

const app = testApp();

const TENANT = 'energie';
const release = (auftrag: ReturnType<typeof order>) => postAuftrag(app, TENANT, auftrag, 'Freigegeben');
const tooEarly = { status: 409, body: { code: 'FreigabeZuFrueh' } };
const secondBefore = (moment: Date) => new Date(moment.getTime() - 1000);
const status = (nummer: string) => statusOfEmpfaenger(app, TENANT, nummer);

/** Expects that an order cannot be released a second before a day begins in Berlin, and can from its first second on. */
async function expectReleaseFrom(auftrag: ReturnType<typeof order>, day: string): Promise<void> {
  app.clock.set(secondBefore(startOfDay(day)));
  expect(await release(auftrag)).toMatchObject(tooEarly);
  expect(await grantsOf(app, TENANT, auftrag.Auftragsnummer)).toEqual([]);
  app.clock.set(startOfDay(day));
  expect(await release(auftrag)).toMatchObject({ status: 200, body: { Status: 'Freigegeben' } });
}

describe('the release of an order', () => {
  test('is possible 15 days after its date, after 14 full days of withdrawal', async () => {
    const { auftrag } = await ordered(app, TENANT);
    expect(await release(auftrag)).toMatchObject(tooEarly);
    await expectReleaseFrom(auftrag, addDays(auftrag.Auftragsdatum, 15));
  });

  test('is possible later if the tenant requires a higher minimum age', () =>
    configured(app, TENANT, { ModuleAuftragsdatumMindestalterTage: 30 }, async () => {
      const { auftrag } = await ordered(app, TENANT);
      await expectReleaseFrom(auftrag, addDays(auftrag.Auftragsdatum, 30));
    }));

  test('is never possible earlier than the law allows, even without a minimum age', () =>
    configured(app, TENANT, { ModuleAuftragsdatumMindestalterTage: 0 }, async () => {
      const { auftrag } = await ordered(app, TENANT);
      await expectReleaseFrom(auftrag, addDays(auftrag.Auftragsdatum, 15));
    }));

  test.each([
    ['summer time starts', '2027-03-14', '2027-03-28T22:00:00Z'],
    ['summer time ends', '2027-10-17', '2027-10-31T23:00:00Z'],
  ])('is possible from midnight in Berlin, also if in the meantime %s', async (_name, day, moment) => {
    app.clock.set(new Date(`${day}T10:00:00Z`));
    const { auftrag } = await ordered(app, TENANT);
    expect(auftrag.Auftragsdatum).toBe(day);
    app.clock.set(secondBefore(new Date(moment)));
    expect(await release(auftrag)).toMatchObject(tooEarly);
    app.clock.set(new Date(moment));
    expect((await release(auftrag)).status).toBe(200);
  });

  test('is refused in its first message before the day, and nothing is stored', async () => {
    const { Empfaengernummer, ProduktId } = await recipient(app, TENANT);
    const auftrag = order(app, Empfaengernummer, ProduktId);
    expect(await release(auftrag)).toMatchObject(tooEarly);
    expect((await postAuftrag(app, TENANT, auftrag, 'Eingegangen')).status).toBe(201);
    expect(await status(Empfaengernummer)).toBe('Ok');
  });

  test('is refused once its recipient has chosen "Ich möchte das nicht"', async () => {
    const { auftrag, Empfaengernummer } = await ordered(app, TENANT);
    await refuseAs(Empfaengernummer);
    await app.later(15);
    expect(await release(auftrag)).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    expect(await grantsOf(app, TENANT, auftrag.Auftragsnummer)).toEqual([]);
  });
});

const refuseAs = (nummer: string) =>
  app.inTenant(TENANT, async (context) => {
    const link = await context.tx.selectFrom('zugangslink').select('zugangslink_id').where('bezug', '=', nummer).executeTakeFirstOrThrow();
    await refuseEmpfaenger(context, tokenOfZugangslink(context, link.zugangslink_id));
  });

describe('at a tenant with automatic release', () => {
  const automatic = <T>(work: () => Promise<T>) => configured(app, TENANT, { FreigabeAutomatisch: true }, work);

  test('an order is released once, as its day begins in Berlin', () =>
    automatic(async () => {
      const { auftrag, Empfaengernummer } = await ordered(app, TENANT);
      const day = startOfDay(addDays(auftrag.Auftragsdatum, 15));
      app.clock.set(secondBefore(day));
      await app.jobs.drain();
      expect(await status(Empfaengernummer)).toBe('Ok');
      app.clock.set(day);
      await app.jobs.drain();
      await app.jobs.drain();
      await app.inTenant(TENANT, (context) => releaseDueAuftrag(context, auftrag.Auftragsnummer));
      expect(await status(Empfaengernummer)).toBe('Freigegeben');
      expect(await grantsOf(app, TENANT, auftrag.Auftragsnummer)).toHaveLength(2);
      expect((await release(auftrag)).status).toBe(200);
    }));

  test('an order that the tenant released by hand stays unchanged', () =>
    automatic(async () => {
      const { auftrag } = await ordered(app, TENANT);
      app.clock.set(startOfDay(addDays(auftrag.Auftragsdatum, 15)));
      expect((await release(auftrag)).status).toBe(200);
      await app.jobs.drain();
      expect(await grantsOf(app, TENANT, auftrag.Auftragsnummer)).toHaveLength(2);
    }));

  test.each(['Storniert', 'Widerrufen'])('an order that is %s before its day is not released', (cancelled) =>
    automatic(async () => {
      const { auftrag, Empfaengernummer } = await ordered(app, TENANT);
      await postAuftrag(app, TENANT, auftrag, cancelled);
      await app.later(16);
      expect(await status(Empfaengernummer)).toBe('Storniert');
      expect(await grantsOf(app, TENANT, auftrag.Auftragsnummer)).toEqual([]);
    }),
  );

  test('an order whose recipient refused is neither released nor due again', () =>
    automatic(async () => {
      const { auftrag, Empfaengernummer } = await ordered(app, TENANT);
      await refuseAs(Empfaengernummer);
      await app.later(16);
      expect(await status(Empfaengernummer)).toBe('Storniert');
      expect(await freigabeAm(auftrag.Auftragsnummer)).toBeNull();
    }));

  test('an order waits for its new day if the tenant raises the minimum age', async () => {
    const { auftrag } = await automatic(() => ordered(app, TENANT));
    const day = addDays(auftrag.Auftragsdatum, 30);
    await configured(app, TENANT, { FreigabeAutomatisch: true, ModuleAuftragsdatumMindestalterTage: 30 }, async () => {
      app.clock.set(endOfDay(addDays(auftrag.Auftragsdatum, 20)));
      await app.jobs.drain();
      expect(await freigabeAm(auftrag.Auftragsnummer)).toEqual(startOfDay(day));
      app.clock.set(startOfDay(day));
      await app.jobs.drain();
      expect(await grantsOf(app, TENANT, auftrag.Auftragsnummer)).toHaveLength(2);
    });
  });

  test('an order is due later if the day from which its period counts moves', () =>
    automatic(async () => {
      const { auftrag } = await ordered(app, TENANT);
      const later = addDays(auftrag.Auftragsdatum, 60);
      const moved = await postAuftrag(app, TENANT, { ...auftrag, FristBeginn: later }, 'Bestaetigt');
      expect(moved).toMatchObject({ status: 200, body: { Status: 'Bestaetigt' } });
      expect(await freigabeAm(auftrag.Auftragsnummer)).toEqual(startOfDay(addDays(later, 15)));
    }));

  test('an order waits for a person if the tenant switches automatic release off', async () => {
    const { auftrag, Empfaengernummer } = await automatic(() => ordered(app, TENANT));
    await app.later(16);
    expect(await status(Empfaengernummer)).toBe('Ok');
    expect((await release(auftrag)).status).toBe(200);
  });

  const freigabeAm = (nummer: string) =>
    app.inTenant(TENANT, async ({ tx }) => {
      const row = await tx.selectFrom('auftrag').select('freigabe_am').where('auftragsnummer', '=', nummer).executeTakeFirstOrThrow();
      return row.freigabe_am;
    });
});

describe('the day from which the period counts', () => {
  const bodyOf = async () => {
    const { auftrag } = await ordered(app, TENANT);
    return auftrag;
  };
  const refused = (code: string) => ({ status: 422, body: { errors: [{ field: 'FristBeginn', code }] } });

  test('can be in the future and moves the release, while the reward stays that of the order date', async () => {
    const person = await recipient(app, TENANT);
    const auftrag = order(app, person.Empfaengernummer, person.ProduktId);
    const FristBeginn = addDays(auftrag.Auftragsdatum, 30);
    expect((await postAuftrag(app, TENANT, { ...auftrag, FristBeginn }, 'Bestaetigt')).status).toBe(201);
    // A message that does not name the day leaves it as it is.
    expect((await postAuftrag(app, TENANT, auftrag, 'Bestaetigt')).status).toBe(200);
    await app.later(44);
    expect(await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).toMatchObject({
      status: 409,
      body: { code: 'FreigabeZuFrueh', FreigabeAb: addDays(FristBeginn, 15) },
    });
    await app.later(1);
    expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).status).toBe(200);
    const grants = await grantsOf(app, TENANT, auftrag.Auftragsnummer);
    expect(grants.reduce((sum, { wert_cent }) => sum + wert_cent, 0)).toBe(5000);
  });

  test('can be moved until the release; later a change gets Konflikt', async () => {
    const auftrag = await bodyOf();
    const moved = { ...auftrag, FristBeginn: addDays(auftrag.Auftragsdatum, 3) };
    expect((await postAuftrag(app, TENANT, moved, 'Bestaetigt')).status).toBe(200);
    expect((await postAuftrag(app, TENANT, { ...auftrag, FristBeginn: auftrag.Auftragsdatum }, 'Bestaetigt')).status).toBe(200);
    await app.later(15);
    expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).status).toBe(200);
    expect(await postAuftrag(app, TENANT, moved, 'Freigegeben')).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    expect((await postAuftrag(app, TENANT, { ...auftrag, FristBeginn: auftrag.Auftragsdatum }, 'Freigegeben')).status).toBe(200);
  });

  test('is refused before the order date and more than a year after it', async () => {
    const auftrag = await bodyOf();
    const at = (tage: number) => postAuftrag(app, TENANT, { ...auftrag, FristBeginn: addDays(auftrag.Auftragsdatum, tage) }, 'Bestaetigt');
    expect(await at(-1)).toMatchObject(refused('vorAuftrag'));
    expect(await at(367)).toMatchObject(refused('zuSpaet'));
    expect((await at(366)).status).toBe(200);
  });

  test('starts a period that the tenant sets for the kind of the product', () =>
    configured(app, TENANT, { WiderrufsfristTage: { Bestellung: 30, Vertrag: 30, Gespraech: 30, Bewerbung: 0 } }, async () => {
      const auftrag = await bodyOf();
      await app.later(30);
      expect(await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).toMatchObject({
        body: { code: 'FreigabeZuFrueh', FreigabeAb: addDays(auftrag.Auftragsdatum, 31) },
      });
      await app.later(1);
      expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).status).toBe(200);
    }));
});
