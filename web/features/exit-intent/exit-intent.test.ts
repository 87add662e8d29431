import { describe, expect, it } from 'vitest';
import { openPage } from '../../shell/open.fixture.ts';

const TITEL = 'Möchten Sie wirklich schon gehen?';
const answers = { listProdukte: { body: [] } };
const given = { Funktional: true, Analytisch: false, Marketing: false };
const open = async (page: 'Homepage' | 'Faq', ExitIntent: boolean, consent: typeof given | null) =>
  (await openPage(page, { page, consent, konfiguration: { ExitIntent, produktApi: 'standard' } }, answers)).html;

describe('the exit question', () => {
  it('is on the homepage if the tenant has it on and the visitor accepted the functional category', async () => {
    const html = await open('Homepage', true, given);
    expect(html).toContain(TITEL);
    expect(html).toMatch(/<dialog id="exit-intent".*href="\/de\/".*Link erstellen/s);
  });

  it.each([
    ['it is off', 'Homepage', false, given],
    ['no cookies were chosen yet', 'Homepage', true, null],
    ['the category was declined', 'Homepage', true, { ...given, Funktional: false }],
    ['the page does not lead to a recommendation', 'Faq', true, given],
  ] as const)('is left out when %s', async (_, page, isOn, consent) => {
    expect(await open(page, isOn, consent)).not.toContain(TITEL);
  });
});
