const OTP =
  'otpauth://totp/Empfehlwerk%20Betrieb:berta%40funkhof.example?issuer=Empfehlwerk%20Betrieb&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Examples of the answers for people of the back office. */
export const BETRIEB = {
  'acceptBetriebEinladung.Geheimnis': 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  'acceptBetriebEinladung.Adresse': OTP,
  'addBetriebFaktor.Geheimnis': 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  'addBetriebFaktor.Adresse': OTP,
  'listBetriebFaktoren.Erholungscodes': 10,
  Mandant: 'telko',
  'Mandantenzugang.Name': 'Funkhof',
  'BetriebBenutzer.GueltigBis': '2026-11-20T09:00:00Z',
  'BetriebBenutzerBySession.GueltigBis': '2026-11-20T09:00:00Z',
  BestaetigtBis: '2026-11-20T08:40:00Z',
  Geraet: 'Firefox, Windows',
  ZuletztAm: '2026-11-20T08:30:00Z',
  'Betriebssitzung.GueltigBis': '2026-11-20T09:00:00Z',
  'Betriebssitzung.Id': 'u4Kd9WqT2BnR',
  'Betriebsfaktor.Id': 'f7Wd2QxT5BnL',
  'Betriebsfaktor.Name': 'Telefon',
  'addBetriebFaktor.Id': 'f7Wd2QxT5BnL',
  'addBetriebFaktor.Name': 'Telefon',
  'inviteBetriebBenutzer.Id': 'b3Hs8PzC5NcD',
  'inviteBetriebBenutzer.GiltBis': null,
  'changeBetriebBenutzer.GiltBis': null,
} as const;
