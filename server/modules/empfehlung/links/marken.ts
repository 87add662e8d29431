import { normalCode } from '../../../../contract/rules/code.ts';

/** Names of other companies that no code may pass itself off as: of the fields that tenants work in, and the best known of all. A closed list. */
const MARKEN = `
  1UND1 ALDITALK CONGSTAR DRILLISCH EWETEL FREENET KLARMOBIL MAGENTA MNET MOBILCOM NETCOLOGNE PYUR SIMYO SKY TELEFONICA TELEKOM
  UNITYMEDIA VODAFONE WILHELMTEL WINSIM ENBW ENTEGA EON EPRIMO EWE LICHTBLICK NATURSTROM OCTOPUS RHEINENERGIE RWE TIBBER VATTENFALL
  YELLO ALLIANZ AOK AXA BARMER CHECK24 COSMOSDIREKT DAK DEBEKA DEVK DVAG ERGO GENERALI GOTHAER HANSEMERKUR HUK LVM PROVINZIAL
  SIGNALIDUNA SWISSLIFE VERIVOX COMDIRECT COMMERZBANK DEUTSCHEBANK DKB ING KLARNA MASTERCARD PAYPAL POSTBANK REVOLUT SANTANDER
  SPARKASSE VISA VOLKSBANK ADIDAS ALDI AMAZON APPLE AUDI BMW BOSCH DHL EBAY EDEKA FACEBOOK GOOGLE IKEA INSTAGRAM KAUFLAND LIDL
  LUFTHANSA MEDIAMARKT MERCEDES MICROSOFT NETFLIX NIKE PAYBACK PORSCHE REWE ROSSMANN SAMSUNG SATURN SIEMENS SPOTIFY TESLA TIKTOK
  VOLKSWAGEN WHATSAPP YOUTUBE ZALANDO`
  .trim()
  .split(/\s+/);

/** From so many letters on a name says whose it is wherever it stands; a shorter one is part of many words, and is meant where it stands alone. */
const UNMISTAKABLE = 6;

/** Whether a code is, or holds, the name of a brand other than the tenant's own; however O and 0, I, L and 1 are mixed in it. */
export function isFremdeMarke(code: string, mandantName: string): boolean {
  const own = normalCode(mandantName);
  const alone = normalCode(code.replace(/^\d+|(?<!\d)\d+$/g, ''));
  return MARKEN.map(normalCode)
    .filter((marke) => !own.includes(marke))
    .some((marke) => (marke.length < UNMISTAKABLE ? [alone, normalCode(code)].includes(marke) : normalCode(code).includes(marke)));
}
