import { describe, expect, it } from 'vitest';
import { KANAELE, type Kanal, type Nachricht, shareOn, shareOptions } from './teilen.ts';

const off = {
  ModuleEmailClient: -1,
  ModuleGmail: -1,
  ModuleOutlook: -1,
  ModuleYahoo: -1,
  ModuleFacebook: -1,
  ModuleWhatsapp: -1,
  ModuleTwitter: -1,
  ModuleXing: -1,
  ModuleLinkedIn: -1,
  ModuleSms: -1,
  ModuleMessenger: -1,
  ModuleInstagram: -1,
  FacebookId: null,
};
const link = 'https://fh.example/ABCD1234';
const nachricht: Nachricht = { text: `Für dich & mich: ${link}`, link, betreff: 'Ein Tipp + mehr', rahmen: 'Hallo,\n\n{text}\n\nErika' };
const u = (kanal: Kanal) => `https%3A%2F%2Ffh.example%2FABCD1234%3Fchannel%3D${kanal}`;
const words = 'F%C3%BCr%20dich%20%26%20mich%3A';

describe('shareOptions', () => {
  it("returns channels in the tenant's order, without those that are off", () => {
    const kanaele = shareOptions({ ...off, ModuleLinkedIn: 0, ModuleWhatsapp: 7, ModuleEmailClient: 2 }, nachricht).map(
      ({ Kanal }) => Kanal,
    );
    expect(kanaele).toEqual(['linkedin', 'email', 'whatsapp']);
    expect(shareOptions(off, nachricht)).toEqual([]);
  });

  it.each<[Kanal, string]>([
    ['whatsapp', `https://wa.me/?text=${words}%20${u('whatsapp')}`],
    ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${u('facebook')}`],
    ['twitter', `https://x.com/intent/tweet?text=${words}&url=${u('twitter')}`],
    ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${u('linkedin')}`],
    ['xing', `https://www.xing.com/spi/shares/new?url=${u('xing')}`],
    ['email', `mailto:?subject=Ein%20Tipp%20%2B%20mehr&body=Hallo%2C%0D%0A%0D%0A${words}%20${u('email')}%0D%0A%0D%0AErika`],
    [
      'gmail',
      `https://mail.google.com/mail/?view=cm&fs=1&to=&su=Ein%20Tipp%20%2B%20mehr&body=Hallo%2C%0A%0A${words}%20${u('gmail')}%0A%0AErika`,
    ],
    [
      'outlook',
      `https://outlook.live.com/mail/0/deeplink/compose?subject=Ein%20Tipp%20%2B%20mehr&body=Hallo%2C%0A%0A${words}%20${u('outlook')}%0A%0AErika`,
    ],
    ['sms', `sms:?&body=${words}%20${u('sms')}`],
    ['messenger', `fb-messenger://share?link=${u('messenger')}`],
    ['instagram', 'https://www.instagram.com/'],
    ['yahoo', `https://compose.mail.yahoo.com/?to=&subject=Ein%20Tipp%20%2B%20mehr&body=Hallo%2C%0A%0A${words}%20${u('yahoo')}%0A%0AErika`],
  ])('has the address of %s', (kanal, adresse) => expect(shareOn(kanal, nachricht).Adresse).toBe(adresse));

  it('offers Messenger only if the tenant has a Facebook app, and passes its id', () => {
    expect(shareOptions({ ...off, ModuleMessenger: 0 }, nachricht)).toEqual([]);
    const [shared] = shareOptions({ ...off, ModuleMessenger: 0, FacebookId: '12/3' }, nachricht);
    expect(shared?.Adresse).toBe(`fb-messenger://share?link=${u('messenger')}&app_id=12%2F3`);
  });

  it('shares on Facebook through the Facebook app of the tenant if it has one', () => {
    const [shared] = shareOptions({ ...off, ModuleFacebook: 0, FacebookId: '12/3' }, nachricht);
    expect(shared?.Adresse).toBe(`https://www.facebook.com/dialog/share?app_id=12%2F3&display=popup&href=${u('facebook')}`);
  });
});

describe('geteilt', () => {
  it('sends the message with the channel in its link, and an e-mail with greeting, signature and subject', () => {
    expect(shareOn('whatsapp', nachricht)).toMatchObject({ Text: `Für dich & mich: ${link}?channel=whatsapp` });
    expect(shareOn('email', nachricht)).toMatchObject({
      Text: `Hallo,\n\nFür dich & mich: ${link}?channel=email\n\nErika`,
      Betreff: 'Ein Tipp + mehr',
    });
    expect(shareOn('xing', nachricht).Text).toBe(`${link}?channel=xing`);
  });

  it('sends the text of the channel if it has its own', () => {
    const texte = { sms: `Kurz: ${link}` };
    expect(shareOn('sms', { ...nachricht, texte }).Text).toBe(`Kurz: ${link}?channel=sms`);
    expect(shareOn('whatsapp', { ...nachricht, texte }).Text).toBe(`Für dich & mich: ${link}?channel=whatsapp`);
  });

  it('always contains the link, even if the writer removed it or wrote nothing', () => {
    for (const text of ['Schau mal', '']) {
      for (const { Adresse, Text, Kanal } of KANAELE.map((kanal) => shareOn(kanal, { ...nachricht, text }))) {
        expect(decodeURIComponent(Kanal === 'instagram' ? Text : Adresse), Kanal).toContain(link);
      }
    }
    expect(shareOn('whatsapp', { ...nachricht, text: '' }).Text).toBe(`${link}?channel=whatsapp`);
  });

  it.each(['ä'.repeat(3000), '👍'.repeat(1500), `${'x '.repeat(2000)}${link} danach`, '漢'.repeat(2000)])(
    'cuts a text of any length to fit',
    (text) => {
      for (const kanal of KANAELE) {
        const { Adresse, Text } = shareOn(kanal, { ...nachricht, text });
        expect(Adresse.length, kanal).toBeLessThan(1900);
        expect(Text).toContain(`${link}?channel=${kanal}`);
        expect(Text.isWellFormed()).toBe(true);
      }
    },
  );

  it('accepts lone surrogates, all kinds of line breaks, and replacement patterns', () => {
    const text = 'a\ud800b\r\nc\rd $& {text}';
    expect(shareOn('whatsapp', { ...nachricht, text }).Adresse).toContain('a%EF%BF%BDb%0Ac%0Ad%20%24%26%20%7Btext%7D');
    expect(shareOn('email', { ...nachricht, text: '$&' }).Text).toContain('\n\n$&\nhttps');
  });

  it('keeps a post within 280 characters as counted by X', () => {
    const { Text } = shareOn('twitter', { ...nachricht, text: `${'wort '.repeat(100)}${link}` });
    expect(Text.replace(/https.*$/, '').length).toBeLessThanOrEqual(257);
    expect(Text).toMatch(/… https:\/\/fh\.example\/ABCD1234\?channel=twitter$/);
  });
});
