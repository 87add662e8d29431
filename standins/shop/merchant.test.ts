import { expect, it } from 'vitest';
import { anfragenIn, type Mail } from './merchant.ts';

const anfrage = (Auftragsnummer: string, an = 'hilfe@sandwall.example'): Mail => ({
  An: [an],
  Betreff: `Anfrage ${Auftragsnummer}: Agneta Feldhus`,
  Text: `Über eine Empfehlung ist die Anfrage ${Auftragsnummer} zu Agneta Feldhus eingegangen.

Nadja Beispiel, nadja@example.net

Auftragsnummer: ${Auftragsnummer} · Empfängernummer: cnwz34s8bxenj · Empfehlungsnummer: bngddmkw0h15b · Auftragsdatum: 20.11.2026
`,
  Links: [`http://berater.localhost:3000/de/anfrage?token=t-${Auftragsnummer}`],
});

it('anfragenIn reads the numbers of the mail itself, not those in the text of the sender', () => {
  const mail = anfrage('ANF-3');
  const [found] = anfragenIn([{ ...mail, Text: `Empfängernummer: fremd0000000\n${mail.Text}` }], 'hilfe@sandwall.example');
  expect(found?.Empfaengernummer).toBe('cnwz34s8bxenj');
});

it('anfragenIn finds each Anfrage to the tenant once, with its numbers and token', () => {
  const others = [
    { An: ['hilfe@sandwall.example'], Betreff: 'Frage zu ANF-1', Text: 'Wo ist meine Prämie?', Links: [] },
    anfrage('ANF-9', 'erika@example.org'),
  ];
  const found = anfragenIn([anfrage('ANF-2'), ...others, anfrage('ANF-7K3M9Q'), anfrage('ANF-2')], 'hilfe@sandwall.example');
  expect(found).toEqual([
    { Auftragsnummer: 'ANF-2', Empfaengernummer: 'cnwz34s8bxenj', Token: 't-ANF-2' },
    { Auftragsnummer: 'ANF-7K3M9Q', Empfaengernummer: 'cnwz34s8bxenj', Token: 't-ANF-7K3M9Q' },
  ]);
});
