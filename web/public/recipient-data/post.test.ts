import { expect, it } from 'vitest';
import { empfehlung, filled } from '../../features/empfaenger/empfehlung.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { postRecipientData } from './post.ts';

it.each([
  [{ channel: 'whatsapp' }, { channel: 'whatsapp', einsprungsquelle: 'Einsprungslink' }],
  [{ channel: 'code' }, { channel: 'code', einsprungsquelle: 'Code' }],
  [{}, { channel: 'co', einsprungsquelle: 'Einsprungslink' }],
] as const)('sends for the query %j the channel and the source as %j', async (query, told) => {
  const { visit, made } = visitOf(
    { params: { empfehlungsnummer: 'n1' }, query },
    {
      readEmpfehlung: { body: empfehlung },
      completeEmpfaenger: { status: 201, body: { Empfaengernummer: 'p1', Hex: 'h1', Status: 'Offen' } },
      readEigenenStand: { body: {} },
    },
  );
  await postRecipientData(visit, { ...filled, schritt: 'senden' });
  expect(made.find(({ name }) => name === 'completeEmpfaenger')?.input.query).toEqual(told);
});
