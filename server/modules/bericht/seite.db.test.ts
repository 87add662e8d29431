import { beforeAll, expect, test } from 'vitest';
import { agencyAtWork, inviteEmpfehler } from '../../../test/support/agentur.ts';
import { fillAgentur } from '../../../test/support/agentur-rows.ts';
import { demoApp } from '../../../test/support/app.ts';
import type { Abfrage } from './abfrage.ts';
import { BERICHTE } from './berichte.ts';
import type { Bericht } from './form.ts';
import { pageOf } from './seite.ts';

const app = demoApp();
const TENANT = 'telko';

let agenturnummer: string;

beforeAll(async () => {
  agenturnummer = (await agencyAtWork(app)).agenturnummer;
  const { id } = await inviteEmpfehler(app, TENANT, { agenturnummer });
  await inviteEmpfehler(app, TENANT, { agenturnummer, mitarbeiternummer: 'M-7' });
  await fillAgentur(app, { tenant: TENANT, agenturnummer, empfehlerId: id, prefix: 'se', anzahl: 60 });
});

test.each(['auftraege', 'empfehlungen', 'leads', 'einladungen', 'praemien'] as const)(
  'pages of %s that are found by the steps of their order are those of the order itself, with the same count and sums',
  async (name) => {
    const compared = await app.inTenant(TENANT, async (context) => {
      const made = await BERICHTE[name](context, { agenturnummer });
      const bericht = made.bericht as unknown as Bericht<{ readonly stelle: string }>;
      const page = async (abfrage: Abfrage, byStufen: boolean) => {
        const { rows, ...rest } = await pageOf(context, bericht, abfrage, byStufen);
        return { ...rest, rows: rows.map(({ stelle }) => stelle) };
      };
      const stepped = Object.keys(bericht.spalten).filter((OrderBy) => bericht.spalten[OrderBy]?.stufung);
      for (const OrderBy of stepped)
        for (const Descending of [false, true]) {
          const query = { OrderBy, Descending, Pagesize: 7 };
          const { PageCount } = await page(query, false);
          for (let Pagenumber = 1; Pagenumber <= PageCount + 1; Pagenumber += 1) {
            const asked = { ...query, Pagenumber };
            expect(await page(asked, true), `${OrderBy}, page ${Pagenumber}`).toEqual(await page(asked, false));
          }
        }
      return stepped;
    });
    expect(compared.length).toBeGreaterThan(0);
  },
);
