import { expect, onTestFinished, test } from 'vitest';
import { COOKIES } from '../../contract/values/cookies.ts';
import { makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { startAnbieter, useAnbieter } from '../../test/support/anbieter.ts';
import { demoApp } from '../../test/support/app.ts';
import { formOf, typed } from '../../test/support/entering.ts';
import { newBrowser } from '../../test/support/pages.ts';
import { ERIKA, login, newEmail, PASSWORD, recommend } from '../../test/support/walk.ts';

const app = demoApp();
const SECONDS = { Minuten: 60, Stunden: 3600, Tage: 86_400, Monate: 0, Jahre: 0 };

test('pages set cookies with the names and lifetimes of the table on the privacy page', async () => {
  const { Empfehlungsnummer } = await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 });
  const inhaber = await makeBenutzer(app, 'telko', await makeAgentur(app, 'telko'));
  const anbieter = await startAnbieter();
  onTestFinished(anbieter.close);
  await useAnbieter(app, anbieter.issuer);
  const visitor = newBrowser(app, 'telko');
  const wortlaut = /name="Wortlaut" value="([^"]+)"/.exec((await visitor.get('/de/')).body)?.[1] ?? '';
  const set = [
    await visitor.post('/de/', { consent: 'alle', Wortlaut: wortlaut }),
    await visitor.get('/en/faq?channel=flyer'),
    await visitor.post('/de/login', { Email: ERIKA.Email, Password: PASSWORD }),
    await visitor.post(formOf(Empfehlungsnummer), { ...typed(newEmail('ida')), schritt: 'senden' }),
    await visitor.get('/de/agentur/login?dienst=start'),
    await app.api('telko', 'POST', '/agentur/login', { body: { Email: inhaber, Password: PASSWORD } }),
  ].flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat().map(String));
  const told = new Map(set.map((line) => [line.split('=')[0], Number(/Max-Age=(\d+)/.exec(line)?.[1] ?? 0)]));
  const own = Object.values(COOKIES).filter((cookie) => !('trackers' in cookie) && !cookie.names.some((name) => name === 'psoempf_exit'));
  const expected = own.flatMap(({ names, lifetime }) =>
    names.map((name) => [name, lifetime ? lifetime[0] * SECONDS[lifetime[1]] : 0] as const),
  );
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected));
});
