import { describe, expect, it } from 'vitest';
import type { Theme } from '../../contract/values/theme.ts';
import type { MailContent } from './content.ts';
import { type MailLook, renderMail } from './layout.tsx';

const color = (index: number) => `#a0b0${(index + 16).toString(16)}`;
const theme: Theme = {
  color: {
    bg: color(1),
    surface: color(2),
    surfaceStrong: color(3),
    text: color(4),
    muted: color(5),
    border: color(6),
    primary: color(7),
    onPrimary: color(8),
    accent: color(9),
    onAccent: color(10),
    success: color(11),
    warning: color(12),
    danger: color(13),
    focus: color(14),
  },
  font: { heading: 'Fraunces', body: 'Figtree', numbers: 'Figtree' },
  scale: { base: 17, ratio: 1.25 },
  radius: { control: 12, card: 20, pill: 999 },
  shadow: { card: 'none', raised: 'none' },
  space: { unit: 4 },
};
const look: MailLook = {
  theme,
  absender: 'Musterhaus',
  fuss: 'Musterhaus, Musterstadt',
  locale: 'de',
  linkUnter: 'Oder so:',
  gruss: 'Viele Grüße',
  szene: '',
};
const mail: MailContent = {
  betreff: 'Bitte bestätigen',
  anrede: 'Guten Tag <b>Anna</b> & Söhne',
  absaetze: ['Erster Satz.', 'Zweiter Satz.'],
  knopf: { text: 'Angaben bestätigen', adresse: 'https://a.example/de/x?token=1&b=2' },
  nachKnopf: ['Nach dem Knopf.'],
  zweiterLink: { text: 'Ich möchte das nicht', adresse: 'https://a.example/de/nein?token=1' },
  hinweis: 'Ein Hinweis.',
};

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]?.replaceAll('&amp;', '&'));
const addresses = (text: string) => text.match(/https?:\/\/\S+/g);

describe('renderMail', () => {
  it('escapes what people typed', () => {
    const { html, text } = renderMail(mail, look);
    expect(html).toContain('Guten Tag &lt;b&gt;Anna&lt;/b&gt; &amp; Söhne');
    expect(html).not.toContain('<b>');
    expect(text).toContain('Guten Tag <b>Anna</b> & Söhne');
  });

  it('puts the button before all other links and the second link after it, in HTML and text', () => {
    const links = [mail.knopf?.adresse, mail.zweiterLink?.adresse];
    const { html, text } = renderMail(mail, look);
    expect(hrefs(html)).toEqual(links);
    expect(addresses(text)).toEqual(links);
    expect(text).toContain('Angaben bestätigen:\nhttps://a.example/de/x?token=1&b=2\n\nNach dem Knopf.');
  });

  it('keeps the button first when a name holds an address or line breaks', () => {
    const { html, text } = renderMail({ ...mail, anrede: 'Guten Tag HTTPS://evil.example\n\nGewinn:\nhttp://x.example' }, look);
    expect(addresses(text)?.[0]).toBe(mail.knopf?.adresse);
    expect(text).toMatch(/^Guten Tag evil\.example Gewinn: x\.example\n\nErster Satz\./);
    expect(html.indexOf('://')).toBe(html.indexOf('://a.example'));
  });

  it('shows the address under the button as plain text', () => {
    expect(renderMail(mail, look).html).toMatch(/Oder so:<br\/><span [^>]*>https:\/\/a\.example\/de\/x\?token=1&amp;b=2<\/span>/);
  });

  it('takes every colour from the theme', () => {
    const used = new Set(renderMail({ ...mail, gross: 'ABCD' }, look).html.match(/#[0-9a-f]{3,8}\b|\brgba?\([^)]*\)|\bhsla?\([^)]*\)/gi));
    const allowed = new Set<string>([...Object.values(theme.color), '#ffffff', '#000000']);
    expect(used.size).toBeGreaterThan(5);
    expect([...used].filter((value) => !allowed.has(value))).toEqual([]);
  });

  it('declares its language and both colour schemes, and loads nothing', () => {
    const { html } = renderMail(mail, { ...look, locale: 'en' });
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import|src=/i);
  });

  it("shows the tenant's picture above the card, attached and without alternative text, and keeps the button the first link", () => {
    const { html, text } = renderMail(mail, { ...look, bilder: { szene: { cid: 'szene@musterhaus.example', breite: 1200, hoehe: 300 } } });
    expect(html.match(/<img [^>]*>/g)).toEqual([
      expect.stringMatching(
        /^<img src="cid:szene@musterhaus\.example" width="600" height="150" alt="" style="[^"]*border-radius:20px 20px 0 0"/,
      ),
    ]);
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('class="card ink"'));
    expect(html).toMatch(/class="card ink"[^>]*border-radius:0 0 20px 20px/);
    expect(html.indexOf('://')).toBe(html.indexOf('://a.example'));
    expect(text).toBe(renderMail(mail, look).text);
  });

  it('says the state of the referral as the text alternative of its picture', () => {
    const bilder = { szene: { cid: 'szene@musterhaus.example', breite: 960, hoehe: 480 } };
    expect(renderMail(mail, { ...look, szene: 'Bestellt', bilder }).html).toContain('width="600" height="300" alt="Bestellt"');
  });

  it('has the subject as its headline, then the amount and the next day, before the text', () => {
    const eckdaten = { wert: '35\u00a0€', tag: 'Frühestens am 10.12.2026 können Sie wählen' };
    const { html, text } = renderMail({ ...mail, betreff: 'Neu von https://x.example', eckdaten }, look);
    const [, headline] = /<h1 style="[^"]*font-size:26px[^"]*">([^<]*)<\/h1>/.exec(html) ?? [];
    expect(headline).toBe('Neu von x.example');
    const order = ['<h1', '35\u00a0€', '>Frühestens am 10.12.2026', 'Guten Tag', 'Erster Satz.'].map((part) =>
      html.indexOf(part, html.indexOf('<h1')),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
    expect(text).toMatch(/^35\u00a0€\nFrühestens am 10\.12\.2026 können Sie wählen\n\nGuten Tag/);
    expect(renderMail(mail, look).html).not.toContain('font-size:36px');
  });

  it("shows the tenant's logo in place of its name, with the name as alternative text", () => {
    const { html } = renderMail(mail, { ...look, bilder: { logo: { cid: 'logo@musterhaus.example', breite: 400, hoehe: 96 } } });
    expect(html).toMatch(/<p class="ink"[^>]*><img src="cid:logo@musterhaus\.example" width="200" height="48" alt="Musterhaus"/);
    expect(renderMail(mail, look).html).toMatch(/<p class="ink"[^>]*>Musterhaus<\/p>/);
  });

  it('ends with regards before the foot, and without them if the tenant has none', () => {
    const { html, text } = renderMail(mail, look);
    expect(html).toContain('>Viele Grüße</p>');
    expect(text).toMatch(/\n\nViele Grüße\n\n/);
    expect(renderMail(mail, { ...look, gruss: '' }).html).not.toContain('<p style="margin:0 0 16px"></p>');
  });

  it('shows a code large, and needs no link', () => {
    const { html, text } = renderMail({ betreff: 'x', anrede: 'Guten Tag', absaetze: ['Der Code:'], gross: 'AB-12' }, look);
    expect(html).toMatch(/font-size:30px[^>]*>(<span[^>]*>)*AB-12</);
    expect(hrefs(html)).toEqual([]);
    expect(text).toBe('Guten Tag\n\nDer Code:\n\nAB-12\n\nViele Grüße\n\n-- \nMusterhaus\nMusterhaus, Musterstadt\n');
  });
});
