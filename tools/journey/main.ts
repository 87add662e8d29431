/**
 * Takes a referral from its creation to its rewards by HTTP alone, for each demo tenant, against a running product:
 * `npm run journey [-- PORT [tenant …]]`. Prints every call and stops at the first unexpected answer.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readCount, readNames } from '../shared/arguments.ts';
import { apiOf } from '../shared/calls.ts';
import { TENANTS } from '../shared/demo.ts';
import { call } from '../shared/http.ts';
import { Missing } from '../shared/needs.ts';
import { stepOf } from '../shared/steps.ts';
import { confirmAsNewcomer, followLink, joinAsRecipient, recommendAsErika, recommendable } from './recommending.ts';
import { awaitVoucher, checkWages, isPaidWithWages, pickTransfer, pickVoucher, releaseOrder } from './rewarding.ts';
import { loginAsErika, type Walk } from './walk.ts';

const [portArgument, ...wanted] = parseArgs({ allowPositionals: true }).positionals;
const port = readCount('PORT', portArgument ?? process.env.PORT ?? '3000');
const tenants = readNames('TENANT', wanted, TENANTS);
const run = randomBytes(3).toString('hex');

await call(port, 'GET', '/health/live').catch(() => {
  throw new Missing(`journey needs a product that runs: npm start (on port ${port} nothing answers)`);
});
for (const tenant of tenants) await journey(tenant);
console.log(`\nThe journey is complete for ${tenants.join(', ')}.`);

async function journey(tenant: string): Promise<void> {
  console.log(`\n${tenant}`);
  const api = apiOf(port, tenant);
  const walk: Walk = { port, tenant, run, api, step: stepOf(api) };
  const session = await loginAsErika(walk);
  const produkt = await recommendable(walk);
  const nr = await recommendAsErika(walk, session, produkt);
  await confirmAsNewcomer(walk, produkt);
  await followLink(walk, nr);
  const recipient = await joinAsRecipient(walk, nr);
  const isWages = await isPaidWithWages(walk);
  await releaseOrder(walk, produkt, recipient, isWages ? ['Empfehler'] : ['Empfehler', 'Empfaenger']);
  if (isWages) return checkWages(walk, nr, recipient);
  const { token, praemieId } = await pickVoucher(walk, nr, recipient);
  await pickTransfer(walk, recipient, praemieId);
  await awaitVoucher(walk, token);
}
