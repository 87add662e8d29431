import { expect, test } from 'vitest';
import { edit, faultsOf, folders } from '../../test/support/folder.ts';
import { loadFolder } from './check.ts';
import { type FaultCase, testFaults } from './faults.fixture.ts';

const made = folders();

const KEYVISUAL = ['webp', 'jpg'].flatMap((format) => ['sm', 'md', 'lg', 'xl'].map((size) => `meer-${size}.${format}`));
const link = { production: 'm.example', staging: null, testing: null, development: null };
const variable = (Name: string) => ({ Name: { iv: Name }, Wert: { de: '1' } });
const GUTSCHEIN = { Haendler: 'Talkorb', Bedingungen: { de: 'Auf alles.' }, GueltigMonate: 36 };
const ONLY_LINKS = {
  konfiguration: { Name: 'M', ProgrammName: 'M', SupportEmail: 'a@m.example' },
  hosts: [{ host: 'm.example', art: 'link' }],
};

const CASES: readonly FaultCase[] = [
  ['an unknown setting', 'mandant.json', 'konfiguration.Geheimnis', 1, 'there is no such field'],
  ['a missing setting', 'mandant.json', 'konfiguration.Name', undefined, 'is missing'],
  ['an unknown part', 'mandant.json', 'farben', {}, 'there is no such field'],
  [
    'a number instead of settings',
    'mandant.json',
    'konfiguration',
    7,
    'Invalid input: expected record',
    'konfiguration.Name: is missing',
    'konfiguration.ProgrammName: is missing',
    'konfiguration.SupportEmail: is',
  ],
  [
    'a banner with a missing picture',
    'mandant.json',
    'konfiguration.Banner',
    [{ Name: 'b', Bereich: 'Empfehlungen', Text: { de: 'B' }, Bild: 'b.svg' }],
    'konfiguration.Banner[0].Bild: there is no bilder/b.svg',
  ],
  [
    'a banner with a link to another site',
    'mandant.json',
    'konfiguration.Banner',
    [{ Name: 'b', Bereich: 'Empfehlungen', Text: { de: 'B' }, Link: { Pfad: '//x.example', Text: { de: 'Los' } } }],
    'konfiguration.Banner[0].Link.Pfad: ',
  ],
  [
    'a voucher with a validity of 0 months',
    'mandant.json',
    'konfiguration.Gutschein',
    { ...GUTSCHEIN, GueltigMonate: 0 },
    'konfiguration.Gutschein.GueltigMonate: ',
  ],
  [
    'a voucher without conditions',
    'mandant.json',
    'konfiguration.Gutschein',
    { ...GUTSCHEIN, Bedingungen: {} },
    'konfiguration.Gutschein.Bedingungen: is there in no language',
  ],
  [
    'a payer with a wrong IBAN',
    'mandant.json',
    'konfiguration.Zahlungssteller',
    { Name: 'M', IBAN: 'DE93999007000000731045' },
    'konfiguration.Zahlungssteller.IBAN: is no IBAN: its check digits do not fit',
  ],
  ['an invalid mail address', 'mandant.json', 'konfiguration.SupportEmail', 'hilfe', 'is no email address'],
  ['an unknown mode of agencies', 'mandant.json', 'konfiguration.ModuleAgentur', 'Ja', 'konfiguration.ModuleAgentur: '],
  [
    'a word instead of a switch of agencies',
    'mandant.json',
    'konfiguration.MitarbeiterGebenFrei',
    'ja',
    'konfiguration.MitarbeiterGebenFrei: ',
  ],
  ['an unknown product API', 'mandant.json', 'konfiguration.produktApi', 'x', 'Keine/Unbekannte Produkt-API'],
  ['an unknown font', 'mandant.json', 'theme.font.body', 'Comic Sans', 'there is no such font; the product has Sora, '],
  ['a shadow with an open bracket', 'mandant.json', 'theme.shadow.card', '0 1px 2px rgb(0 0 0', 'is no shadow of CSS'],
  ['a shadow with a quote', 'mandant.json', 'theme.shadow.raised', '0 1px "', 'is no shadow of CSS'],
  ['a shadow with the start of a comment', 'mandant.json', 'theme.shadow.card', 'none /* x', 'is no shadow of CSS'],
  ['a shadow that is too long', 'mandant.json', 'theme.shadow.card', '0 0 1px red, '.repeat(100), 'is too long for a shadow'],
  ['a default language that is not supported', 'mandant.json', 'konfiguration.language', 'en', '"en" is none of SupportedLanguage.Sprache'],
  [
    'an unknown language',
    'mandant.json',
    'konfiguration.SupportedLanguage.Sprache',
    ['fr'],
    'konfiguration.SupportedLanguage.Sprache[0]: ',
  ],
  ['the API address of another tenant', 'mandant.json', 'konfiguration.apiRoute', '/api/v1/telko', 'has to be /api/v1/musterfirma'],
  [
    'an address with an unlisted host',
    'mandant.json',
    'konfiguration.MandantUrl',
    'https://x.example',
    'x.example is none of the hosts of art "seite"',
  ],
  [
    'an address with a path',
    'mandant.json',
    'konfiguration.MandantUrl',
    'https://empfehlen.musterfirma.example/portal',
    'konfiguration.MandantUrl: has more than a host',
  ],
  [
    'links with an unlisted host',
    'mandant.json',
    'konfiguration.EmpfehlungslinkDomain',
    link,
    'konfiguration.EmpfehlungslinkDomain.production: m.example is none',
  ],
  ['no host', 'mandant.json', 'hosts', [], 'Too small', 'konfiguration.MandantUrl: empfehlen.musterfirma.example is none'],
  [
    'a duplicate host',
    'mandant.json',
    'hosts[+]',
    { host: 'empfehlen.musterfirma.example', art: 'seite' },
    'hosts[1].host: "empfehlen.musterfirma.example" stands in [0] already',
  ],
  [
    'a host of this machine',
    'mandant.json',
    'hosts[+]',
    { host: 'muster.localhost', art: 'seite' },
    'hosts[1].host: is no name on the internet: reserved',
  ],
  [
    'a network address as host',
    'mandant.json',
    'hosts[+]',
    { host: '127.0.0.1', art: 'seite' },
    'hosts[1].host: is no name on the internet: reserved',
  ],
  ['an unknown kind of host', 'mandant.json', 'hosts[0].art', 'x', 'Invalid option', 'konfiguration.MandantUrl: '],
  [
    'wages at a tenant without employees',
    'intern/mandant.json',
    'konfiguration.ModuleCompanyRecommendation',
    false,
    'konfiguration.PraemieAlsLohn: needs ModuleCompanyRecommendation',
  ],
  [
    'a part of a reward that would be paid as wages of the recommended person',
    'intern/mandant.json',
    'konfiguration.MaxEmpfaengerPraemieCent',
    100,
    'konfiguration.MaxEmpfaengerPraemieCent: must be 0 with PraemieAlsLohn',
  ],
  [
    'bank data at a tenant that pays with the wages',
    'intern/mandant.json',
    'konfiguration.ModuleStoringBankdata',
    true,
    'konfiguration.ModuleStoringBankdata: must be false with PraemieAlsLohn',
  ],
  ['pages without a host', 'mandant.json', '', ONLY_LINKS, 'hosts: needs one of art "seite"'],
  [
    'an unknown part of the home',
    'telko/mandant.json',
    'konfiguration.Startseite[1]',
    'Laufband',
    'there is no such part; the home has Tempo, Geschichte, Menschen,',
  ],
  ['a missing logo', 'telko/mandant.json', 'theme.logo', 'fehlt.svg', 'there is no bilder/fehlt.svg'],
  ['a missing key visual', 'telko/mandant.json', 'theme.keyVisual', 'meer', ...KEYVISUAL.map((name) => `there is no bilder/${name}`)],
  [
    'a bonus of an unknown campaign',
    'telko/mandant.json',
    'konfiguration.Bonus[0].AktionsId',
    9,
    'there is no campaign 9 in aktionen.json',
  ],
  [
    'a preselection for an unknown category',
    'mandant.json',
    'konfiguration.Vorauswahl.fehlt',
    1,
    'there is no category "fehlt"',
    'product 1 is not shown in that category',
  ],
  [
    'a preselection of an unknown product',
    'mandant.json',
    'konfiguration.Vorauswahl.angebote',
    9,
    'there is no product 9 in produkte.json',
  ],
  [
    'a preselection of a product of another category',
    'telko/mandant.json',
    'konfiguration.Vorauswahl.glasfaser',
    462,
    'product 462 is not shown in that category',
  ],
  [
    'a text colour with too little contrast',
    'mandant.json',
    'theme.color.danger',
    '#ff9999',
    'cannot be read on bg: the contrast is 1.9:1, and has to be 4.5:1',
    'cannot be read on surface',
  ],
  [
    'a focus colour with too little contrast',
    'mandant.json',
    'theme.color.focus',
    '#dddddd',
    'cannot be read on bg: the contrast is 1.2:1, and has to be 3:1',
    'cannot be read on surface',
  ],
  ['an unknown text', 'texte.json', 'de.kernsats', 'x', 'the product has no text of this name'],
  ['a placeholder that stays empty', 'texte.json', 'de', { 'home.titel': '{firma}' }, 'de.home.titel: {firma} would stay empty'],
  [
    'one unknown placeholder among known ones',
    'texte.json',
    'de',
    { 'teilen.text.beide.sms': '{praemie} {gewinn} {gueltigBis} {firma}' },
    'de.teilen.text.beide.sms: {firma} would stay empty: this text knows {mandant}, {produkt},',
  ],
  ['an unknown language of texts', 'texte.json', 'fr', {}, 'is no language of the product: there are de, en'],
  ['an unknown kind of content', 'inhalte.json', 'neues', {}, 'is no kind of content: there are content-bloecke, '],
  ['content without a text', 'inhalte.json', 'content-bloecke.agb.Inhalt', undefined, 'is missing'],
  ['content in an unknown language', 'inhalte.json', 'faq.wer.Frage.fr', 'Qui?', 'there is no such field'],
  [
    'a missing picture in content',
    'inhalte.json',
    'bilder.partner.Bilder.de',
    [{ Bild: 'x.png', Alternativtext: '' }],
    'bilder.partner.Bilder.de[0].Bild: there is no bilder/x.png',
  ],
  [
    'two variables with the same name',
    'inhalte.json',
    'variablen',
    { a: variable('X'), b: variable('X') },
    `variablen.b.Name: "X" is another entry's already`,
  ],
];

testFaults(CASES);

test('the name of a tenant comes from the file or the folder, and a reserved or invalid one is refused', async () => {
  for (const name of ['api', 'health', 'metrics', 'admin', 'dev', 'mandant', 'de', 'en', 'bilder', 'assets', 'vorschau', 'Groß', 'x']) {
    const path = made.copy('docs/musterfirma', name);
    expect(await faultsOf(path)).toEqual([expect.stringContaining(`"${name}" cannot be a tenant's name`)]);
  }
  const path = made.copy('docs/musterfirma', 'sicherung 3');
  edit(path, 'mandant.json', (file) => ({ mandant: 'musterfirma', ...file }));
  expect((await loadFolder(path)).name).toBe('musterfirma');
  edit(path, 'mandant.json', (file) => ({ ...file, mandant: 'metrics' }));
  expect(await faultsOf(path)).toEqual([expect.stringMatching(/^mandant\.json mandant: "metrics" cannot/)]);
});
