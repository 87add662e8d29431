export { einwilligungenListe } from './betrieb/einwilligungen.ts';
export {
  auskunftOfWerbeeinwilligung,
  bezugOf,
  einwilligungText,
  findWerbeperson,
  type Gezeigt,
  giveWerbeeinwilligung,
  hasWithdrawn,
  type Person,
  readWerbelink,
  requestWerbeeinwilligung,
  standOf,
  withdrawWerbeeinwilligung,
} from './einwilligung.ts';
