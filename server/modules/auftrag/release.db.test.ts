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

/** Nobody can release a second before the day begins in Berlin; from its first second on everybody can. */
async function expectReleaseFrom(auftrag: ReturnType<typeof order>, day: string): Promise<void> {
  app.clock.set(secondBefore(startOfDay(day)));
  expect(await release(auftrag)).toMatchObject(tooEarly);
  expect(await grantsOf(app, TENANT, auftrag.Auftragsnummer)).toEqual([]);
  app.clock.set(startOfDay(day));
  expect(await release(auftrag)).toMatchObject({ status: 200, body: { Status: 'Freigegeben' } });
}

describe('an order can be released', () => {
  test('15 days after its date: 14 full days of revocation', async () => {
    const { auftrag } = await ordered(app, TENANT);
    expect(await release(auftrag)).toMatchObject(tooEarly);
    await expectReleaseFrom(auftrag, addDays(auftrag.Auftragsdatum, 15));
  });

  test('later where the tenant wants orders to be older', () =>
    configured(app, TENANT, { ModuleAuftragsdatumMindestalterTage: 30 }, async () => {
      const { auftrag } = await ordered(app, TENANT);
      await expectReleaseFrom(auftrag, addDays(auftrag.Auftragsdatum, 30));
    }));

  test('never earlier than the law allows, though the tenant asks for no age at all', () =>
    configured(app, TENANT, { ModuleAuftragsdatumMindestalterTage: 0 }, async () => {
      const { auftrag } = await ordered(app, TENANT);
      await expectReleaseFrom(auftrag, addDays(auftrag.Auftragsdatum, 15));
    }));

  test.each([
    ['an hour is left out', '2027-03-14', '2027-03-28T22:00:00Z'],
    ['an hour comes twice', '2027-10-17', '2027-10-31T23:00:00Z'],
  ])('at midnight in Berlin also when meanwhile %s', async (_name, day, moment) => {
    app.clock.set(new Date(`${day}T10:00:00Z`));
    const { auftrag } = await ordered(app, TENANT);
    expect(auftrag.Auftragsdatum).toBe(day);
    app.clock.set(secondBefore(new Date(moment)));
    expect(await release(auftrag)).toMatchObject(tooEarly);
    app.clock.set(new Date(moment));
    expect((await release(auftrag)).status).toBe(200);
  });

  test('not in its first message either, and then nothing is stored', async () => {
    const { Empfaengernummer, ProduktId } = await recipient(app, TENANT);
    const auftrag = order(app, Empfaengernummer, ProduktId);
    expect(await release(auftrag)).toMatchObject(tooEarly);
    expect((await postAuftrag(app, TENANT, auftrag, 'Eingegangen')).status).toBe(201);
    expect(await status(Empfaengernummer)).toBe('Ok');
  });

  test('not once its recipient has said "Ich möchte das nicht"', async () => {
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

describe('where orders release themselves', () => {
  const automatic = <T>(work: () => Promise<T>) => configured(app, TENANT, { FreigabeAutomatisch: true }, work);

  test('one does so as its day begins in Berlin, once', () =>
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

  test('one that the tenant released by hand before is left alone', () =>
    automatic(async () => {
      const { auftrag } = await ordered(app, TENANT);
      app.clock.set(startOfDay(addDays(auftrag.Auftragsdatum, 15)));
      expect((await release(auftrag)).status).toBe(200);
      await app.jobs.drain();
      expect(await grantsOf(app, TENANT, auftrag.Auftragsnummer)).toHaveLength(2);
    }));

  test.each(['Storniert', 'Widerrufen'])('one that is %s before does not', (cancelled) =>
    automatic(async () => {
      const { auftrag, Empfaengernummer } = await ordered(app, TENANT);
      await postAuftrag(app, TENANT, auftrag, cancelled);
      await app.later(16);
      expect(await status(Empfaengernummer)).toBe('Storniert');
      expect(await grantsOf(app, TENANT, auftrag.Auftragsnummer)).toEqual([]);
    }),
  );

  test('one whose recipient refused does not, nor does it come up again', () =>
    automatic(async () => {
      const { auftrag, Empfaengernummer } = await ordered(app, TENANT);
      await refuseAs(Empfaengernummer);
      await app.later(16);
      expect(await status(Empfaengernummer)).toBe('Storniert');
      expect(await freigabeAm(auftrag.Auftragsnummer)).toBeNull();
    }));

  test('one waits for its new day when the tenant asks for older orders meanwhile', async () => {
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

  test('one moves with the day from which its period counts', () =>
    automatic(async () => {
      const { auftrag } = await ordered(app, TENANT);
      const later = addDays(auftrag.Auftragsdatum, 60);
      const moved = await postAuftrag(app, TENANT, { ...auftrag, FristBeginn: later }, 'Bestaetigt');
      expect(moved).toMatchObject({ status: 200, body: { Status: 'Bestaetigt' } });
      expect(await freigabeAm(auftrag.Auftragsnummer)).toEqual(startOfDay(addDays(later, 15)));
    }));

  test('one waits for a person when the tenant releases by hand meanwhile', async () => {
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

  test('lies in the future where supply begins later: release is counted from it, the reward stays that of the order date', async () => {
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

  test('can be moved until the release, afterwards it is Konflikt', async () => {
    const auftrag = await bodyOf();
    const moved = { ...auftrag, FristBeginn: addDays(auftrag.Auftragsdatum, 3) };
    expect((await postAuftrag(app, TENANT, moved, 'Bestaetigt')).status).toBe(200);
    expect((await postAuftrag(app, TENANT, { ...auftrag, FristBeginn: auftrag.Auftragsdatum }, 'Bestaetigt')).status).toBe(200);
    await app.later(15);
    expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).status).toBe(200);
    expect(await postAuftrag(app, TENANT, moved, 'Freigegeben')).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    expect((await postAuftrag(app, TENANT, { ...auftrag, FristBeginn: auftrag.Auftragsdatum }, 'Freigegeben')).status).toBe(200);
  });

  test('is neither before the order nor more than a year ahead', async () => {
    const auftrag = await bodyOf();
    const at = (tage: number) => postAuftrag(app, TENANT, { ...auftrag, FristBeginn: addDays(auftrag.Auftragsdatum, tage) }, 'Bestaetigt');
    expect(await at(-1)).toMatchObject(refused('vorAuftrag'));
    expect(await at(367)).toMatchObject(refused('zuSpaet'));
    expect((await at(366)).status).toBe(200);
  });

  test('is of the kind of the product: 30 days where the tenant says so', () =>
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
