import { expect, it } from 'vitest';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { empfehlung } from '../../features/share/referral.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import { readNextRecommendations } from './weiter.ts';

const accepted = (Zuletzt: string): Answers => ({
  readZustimmung: { body: { Gilt: { AgbVersion: '3' }, Zuletzt: { AgbVersion: Zuletzt, GegebenAm: '2026-11-20T10:00:00Z' } } },
});
const produkt = (Id: number, WertCent: number) => ({ Id, Name: `P${Id}`, Praemien: WertCent ? [{ WertCent, Wert: '' }] : [] });
const listProdukte = { body: [produkt(1, 5000), produkt(2, 9000), produkt(3, 0), produkt(4, 9000), produkt(5, 7000)] };
const own = (Id: number, WertCent: number | null) =>
  empfehlung({ Produkt: { Id, Name: `P${Id}` }, Praemie: WertCent === null ? null : { Id: 1, WertCent, Wert: '' } });

const read = (list: ReturnType<typeof own>[], answers: Answers = {}, konfiguration = {}) =>
  readNextRecommendations(
    visitOf({ login: { who: 'E' }, konfiguration }, { listProdukte, ...accepted('3'), ...answers }).visit,
    benutzerOf(),
    list,
  );
const shown = (weiter: Awaited<ReturnType<typeof read>>) =>
  weiter?.produkte.map(({ id, praemie }) => `${id}: ${praemie.replace('\u00a0', ' ')}`);

it('offers the products recommended last, then those with the highest reward, at most three', async () => {
  expect(shown(await read([]))).toEqual(['2: 90 €', '4: 90 €', '5: 70 €']);
  expect(shown(await read([own(5, 7000), own(5, 7000), own(3, null), own(1, 5000)]))).toEqual(['5: 70 €', '1: 50 €', '2: 90 €']);
});

it('offers only agents recommended before, which have a page of their own', async () => {
  const agents = { produktApi: 'berater', ModuleAgentRecommendation: true };
  expect(await read([own(9, 7500)], {}, agents)).toMatchObject({ page: 'RecommendAgent', produkte: [{ id: '9' }] });
  expect(await read([], {}, agents)).toBeNull();
});

it('offers nothing with one tap if the recommender has to accept the terms first', async () => {
  expect(await read([own(5, 7000)], accepted('2'))).toBeNull();
});
