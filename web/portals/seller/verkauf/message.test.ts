import { describe, expect, it } from 'vitest';
import { createTexts } from '../../../../texts/texts.ts';
import { messageOf } from './message.ts';

const link = 'https://muster.example/r/K7PM4QXW';
const sent = { t: createTexts('de', {}), locale: 'de', mandant: 'Funkhof', link } as const;

describe('messageOf', () => {
  it("names product, tenant, the customer's reward and the seller's commission, and ends with the link", () => {
    const text = messageOf({ ...sent, produkt: { Name: 'Glasfaser 500', EmpfaengerCent: 2500 } });
    for (const part of ['Glasfaser 500', 'Funkhof', '25,00\u00a0€ Prämie', 'ich eine Provision']) expect(text).toContain(part);
    expect(text.endsWith(` ${link}`)).toBe(true);
  });

  it('promises no reward if the customer gets none', () => {
    const text = messageOf({ ...sent, produkt: { Name: 'Glasfaser 500', EmpfaengerCent: 0 } });
    expect(text).not.toContain('Prämie');
    expect(text).toContain('bekomme ich eine Provision');
    expect(text.endsWith(` ${link}`)).toBe(true);
  });

  it('is in the language of the portal', () => {
    const text = messageOf({ ...sent, t: createTexts('en', {}), locale: 'en', produkt: { Name: 'Fibre 500', EmpfaengerCent: 2500 } });
    expect(text).toContain('you get a reward of €25.00');
  });
});
