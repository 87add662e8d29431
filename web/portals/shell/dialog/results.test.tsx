import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTexts } from '../../../../texts/texts.ts';
import { type App, AppProvider } from '../portal.tsx';
import { type Result, Results } from './results.tsx';

const result = (Auftragsnummer: string, Ergebnis: string, Was: string): Result => ({ Auftragsnummer, Ergebnis, Was });

const shown = (...results: Result[]) =>
  renderToStaticMarkup(
    <AppProvider value={{ t: createTexts('de', {}) } as App}>
      <Results results={results} done="Freigegeben" already="BereitsFreigegeben" />
    </AppProvider>,
  );

test('shows nothing below the sentence if the decision changed every order', () => {
  expect(shown(result('N-1', 'Freigegeben', 'Freigegeben.'), result('N-2', 'Freigegeben', 'Freigegeben.'))).toBe('');
});

test('lists only the orders that it failed for, each with its reason', () => {
  const html = shown(
    result('N-1', 'Freigegeben', 'Freigegeben.'),
    result('N-2', 'ZuFrueh', 'Noch nicht möglich: Freigeben können Sie ab dem 24.12.2026.'),
    result('N-3', 'NichtMoeglich', 'Der Auftrag ist storniert.'),
  );
  expect(html.match(/N-\d/g)).toEqual(['N-2', 'N-3']);
  expect(html).toContain('2 Aufträge bleiben, wie sie sind:');
  expect(html).toContain('Noch nicht möglich: Freigeben können Sie ab dem 24.12.2026.');
});

test('counts orders that were decided before in a sentence, without listing them', () => {
  const html = shown(result('N-1', 'BereitsFreigegeben', 'Dieser Auftrag war schon freigegeben.'));
  expect(html).toBe('<p>1 Auftrag war schon entschieden.</p>');
});
