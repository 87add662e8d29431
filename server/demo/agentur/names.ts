/** Names of the people in the stories of the agencies; all invented. */
const VORNAMEN = [
  'Alwin',
  'Anneke',
  'Beate',
  'Bennet',
  'Cemal',
  'Clara',
  'Dalia',
  'Detlef',
  'Edda',
  'Emil',
  'Farida',
  'Fenja',
  'Gesine',
  'Gregor',
  'Hanno',
  'Hatice',
  'Ida',
  'Ilja',
  'Jette',
  'Joris',
  'Kaja',
  'Klaas',
  'Lena',
  'Levin',
  'Maike',
  'Milan',
  'Nele',
  'Nuri',
  'Okka',
  'Ole',
  'Paula',
  'Piotr',
  'Rabea',
  'Raik',
  'Samira',
  'Sönke',
  'Svea',
  'Tjark',
  'Thea',
  'Ulrike',
  'Veit',
  'Wiebke',
  'Yannis',
];
const NACHNAMEN = [
  'Ahlers',
  'Bantzer',
  'Behrmann',
  'Blohme',
  'Cordsen',
  'Dettmer',
  'Dörfler',
  'Ebbing',
  'Eickhoff',
  'Fahrnow',
  'Feddersen',
  'Gerloff',
  'Grothe',
  'Haberkorn',
  'Hinrichs',
  'Imhoff',
  'Jepsen',
  'Karakus',
  'Kienast',
  'Kröger',
  'Lammers',
  'Lindholz',
  'Lüders',
  'Marquardsen',
  'Mielke',
  'Nehls',
  'Niehus',
  'Ohlsen',
  'Özkaya',
  'Petersen-Voß',
  'Quandt',
  'Rademaker',
  'Reuter',
  'Saalfeld',
  'Schierholz',
  'Steffens',
  'Tietjen',
  'Timmer',
  'Uhlenbrock',
  'Vahl',
  'Wessels',
  'Wolters',
  'Yilmaz',
  'Zander',
  'Ziemann',
  'Zorn',
  'Brüning',
];
const ORTE = [
  { plz: '24937', ort: 'Flensburg', strasse: 'Am Speicher' },
  { plz: '24103', ort: 'Kiel', strasse: 'Werftgasse' },
  { plz: '23552', ort: 'Lübeck', strasse: 'Salzspeicherweg' },
  { plz: '22765', ort: 'Hamburg', strasse: 'Elbkamp' },
  { plz: '21335', ort: 'Lüneburg', strasse: 'Heidering' },
  { plz: '28195', ort: 'Bremen', strasse: 'Deichtwiete' },
  { plz: '26122', ort: 'Oldenburg', strasse: 'Moorstraße' },
  { plz: '25813', ort: 'Husum', strasse: 'Hafenzeile' },
  { plz: '18055', ort: 'Rostock', strasse: 'Warnowufer' },
] as const;

export interface DemoPerson {
  readonly vorname: string;
  readonly name: string;
  readonly email: string;
}

/** The person with this index; no person occurs twice within the first 2,021. */
export function personOf(index: number): DemoPerson {
  const vorname = VORNAMEN[index % VORNAMEN.length] ?? '';
  const name = NACHNAMEN[index % NACHNAMEN.length] ?? '';
  return { vorname, name, email: `${asciiOf(vorname)}.${asciiOf(name)}@example.net` };
}

/** Address and date of birth of the person with this index. */
export function wohntOf(index: number) {
  const adresse = { ...(ORTE[index % ORTE.length] ?? ORTE[0]), hausnummer: String(1 + ((index * 7) % 88)) };
  const [tag, monat] = [1 + ((index * 5) % 28), 1 + ((index * 11) % 12)].map((zahl) => String(zahl).padStart(2, '0'));
  return { adresse, geburtsdatum: `${tag}.${monat}.${1952 + ((index * 13) % 50)}` };
}

const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const asciiOf = (name: string) => name.toLowerCase().replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter);
