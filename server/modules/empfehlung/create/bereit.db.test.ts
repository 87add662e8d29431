import { describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { configured } from '../../../../test/support/mandant.ts';
import { confirmAddress, jana, recommendOpenly } from '../../../../test/support/opt-in.ts';

const app = demoApp();

/** Confirms a recommender's address; returns the mail with the link and the answer to the confirmation. */
async function ready(wish: Parameters<typeof recommendOpenly>[2] = {}) {
  const empfehler = jana();
  await recommendOpenly(app, empfehler, wish);
  await app.jobs.drainMails();
  const { body } = await confirmAddress(app, tokenOf(app.mails.to(empfehler.Email)));
  await app.jobs.drainMails();
  return { mail: app.mails.to(empfehler.Email), body };
}

describe('the mail with the link to share, after the confirmation of the address,', () => {
  test('contains the code as people type it, the last day and a link to the share page', async () => {
    const { mail, body } = await ready();
    expect(mail.betreff).toMatch(/^Ihr Link für .+ ist da$/);
    expect(mail.text).toContain(body.KurzURL);
    expect(mail.text).toContain(`Ihr Code ist ${body.Empfehlungscode.slice(0, 4)}-${body.Empfehlungscode.slice(4)}.`);
    expect(mail.text).toMatch(/Er gilt bis zum \d\d\.\d\d\.\d{4}\./);
    expect(mail.html).toContain(`http://telko.localhost:3000/de/empfehlung/${body.Empfehlungsnummer}`);
  });

  test('contains no code if the tenant gives out none', () =>
    configured(app, 'telko', { ModuleErstelleOfflineEmpfehlungCode: false }, async () => {
      const { mail, body } = await ready();
      expect(mail.text).toContain(body.KurzURL);
      expect(mail.text).not.toMatch(/Code ist|Ohne Link/);
    }));
});
