export {
  auskunftOfWerbeeinwilligung,
  bezugOf,
  einwilligungText,
  findWerbeperson,
  type Gezeigt,
  giveWerbeeinwilligung,
  type Person,
  readWerbelink,
  requestWerbeeinwilligung,
  standOf,
  withdrawWerbeeinwilligung,
} from './einwilligung.ts';
