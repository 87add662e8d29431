import { describe, expect, it } from 'vitest';
import { renderDevMails, type ShownMail } from './mails.tsx';

const mail = (nummer: number, options: Partial<ShownMail> = {}): ShownMail => ({
  Id: `m${nummer}`,
  An: [`anna${nummer}@muessig.example`],
  Betreff: `Betreff ${nummer}`,
  Zeit: '2026-11-20T10:00:05.000Z',
  Text: `Text ${nummer}`,
  Html: '<!doctype html><html><head></head><body><a href="https://x.example/">Knopf</a></body></html>',
  Links: [`http://telko.localhost/de/bestaetigung?token=t${nummer}&n=1`],
  Zurueck: false,
  Sperre: null,
  ...options,
});

describe('renderDevMails', () => {
  it('shows each mail with subject, address, local time, text and links, and unfolds the newest', () => {
    const html = renderDevMails([mail(2), mail(1)]);
    for (const part of ['Betreff 2', 'anna1@muessig.example', '20.11.2026, 11:00:05', 'Text 1']) expect(html).toContain(part);
    expect(html).toContain('href="http://telko.localhost/de/bestaetigung?token=t2&amp;n=1"');
    expect(html.match(/<details name="mail" open="">/g)).toHaveLength(1);
    expect(html.indexOf('<details name="mail" open="">')).toBeLessThan(html.indexOf('Betreff 2'));
    expect(html.match(/<details /g)).toHaveLength(2);
  });

  it('sandboxes the mail, so that its scripts do not run and it loads nothing', () => {
    const html = renderDevMails([mail(1, { Html: '<html><head></head><body>"><script>alert(1)</script></body></html>' })]);
    expect(html).not.toContain('<script');
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(html).toContain('srcDoc="&lt;html&gt;&lt;head&gt;&lt;base target=&quot;_blank&quot;&gt;');
    expect(html).toMatch(
      /Content-Security-Policy" content="default-src &#x27;none&#x27;; style-src &#x27;unsafe-inline&#x27;; img-src data:;/,
    );
  });

  it('escapes typed text', () => {
    const html = renderDevMails([mail(1, { Betreff: '<img src=x>', An: ['"<b>"@x.example'], Text: '</pre><script>' })]);
    expect(html).not.toMatch(/<img|<b>|<script/);
  });

  it('shows an empty state without mails, and leads to older mails if there are any', () => {
    expect(renderDevMails([])).toContain('Noch keine E-Mail.');
    expect(renderDevMails([mail(2), mail(1)], '1')).toContain('<a href="?vor=1">Ältere</a>');
    expect(renderDevMails([mail(2), mail(1)])).not.toContain('Ältere');
  });

  it('says of a mail whether it came back and whether its mailbox is suppressed, and has buttons that report it', () => {
    const html = renderDevMails([
      mail(3, { Zurueck: true, Sperre: 'Unbekannt' }),
      mail(2, { Zurueck: true }),
      mail(1, { Sperre: 'Beschwerde' }),
    ]);
    for (const words of ['Postfach gibt es nicht', 'Kam zurück', 'Beschwerde, bekommt keine']) expect(html.split(words)).toHaveLength(2);
    expect(html.match(/<form [^>]*action="\/dev\/mails"/g)).toHaveLength(3);
    expect(html).toContain('name="Id" value="m3"');
    expect(renderDevMails([mail(1)])).not.toContain('<strong>');
  });
});
