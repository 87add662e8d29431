import * as z from 'zod/mini';
import { call } from '../call.ts';
import { LinkPath } from '../pages/path.ts';
import { BildName } from '../values/bild.ts';
import type { IssueCode } from '../values/issue-code.ts';
import { lokal } from '../values/lokal.ts';
import { Datum, Geheimnis, Text } from '../values/wire.ts';

/** Place of a banner: next to the referrals of the personal area, or next to a grant. */
const Bereich = z.enum(['Empfehlungen', 'Praemierung']);

/**
 * A banner of a tenant's pages; without days it is always shown. `Enddatum` is its last day, in Berlin. A banner without a text is for
 * programs that have their own content for that name.
 */
const Banner = z
  .strictObject({
    Name: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/, 'bannerName' satisfies IssueCode)),
    Bereich,
    Startdatum: z._default(z.nullable(Datum), null),
    Enddatum: z._default(z.nullable(Datum), null),
    Titel: z.optional(lokal(Text(80))),
    Text: z.optional(lokal(Text(400))),
    /** One of the tenant's pictures. */
    Bild: z.optional(BildName),
    /** Link to one of the tenant's pages. */
    Link: z.optional(z.strictObject({ Pfad: LinkPath, Text: lokal(Text(60)) })),
  })
  .check(
    z.refine(({ Startdatum, Enddatum }) => Startdatum === null || Enddatum === null || Startdatum <= Enddatum, {
      path: ['Enddatum'],
      error: 'endeVorBeginn' satisfies IssueCode,
    }),
  );
export type Banner = z.infer<typeof Banner>;

const keyOf = ({ Bereich, Name }: Banner): string => `${Bereich} ${Name.toLowerCase()}`;

/** The banners of a tenant; a name is unique within its place. */
export const BannerListe = z.array(Banner).check(
  z.maxLength(50),
  z.refine((list) => new Set(list.map(keyOf)).size === list.length, 'bannerDoppelt' satisfies IssueCode),
);

/** Whether a banner is shown in a place on a day. Letter case of the name does not matter; false for an unknown name. */
export const isBannerShown = (list: readonly Banner[], bereich: Banner['Bereich'], name: string, day: string): boolean =>
  list.some(
    (banner) =>
      banner.Bereich === bereich &&
      banner.Name.toLowerCase() === name.toLowerCase() &&
      (banner.Startdatum === null || banner.Startdatum <= day) &&
      (banner.Enddatum === null || day <= banner.Enddatum),
  );

const params = z.object({ name: Geheimnis });
const answers = { 200: z.object({ Anzeigen: z.boolean() }) };

export const showEmpfehlungenBanner = call({
  name: 'showEmpfehlungenBanner',
  method: 'GET',
  path: '/empfehler/empfehlungen/showbanner/:name',
  recht: 'Bereich',
  tag: 'Empfehlung',
  summary: "Whether the tenant shows a banner of that name at the recommender's referrals today",
  description:
    'Returns true on the days on which the tenant shows the banner of that name in the personal area. Any other name returns false. The call stores nothing.',
  params,
  answers,
  errors: ['LoginFirst', 'PSOF0204', 'NichtGefunden'],
});

export const showPraemierungBanner = call({
  name: 'showPraemierungBanner',
  method: 'GET',
  path: '/praemierung/showbanner/:name',
  recht: 'Praemierung',
  tag: 'Praemie',
  summary: 'Whether the tenant shows a banner of that name at a grant today',
  description:
    'Returns true on the days on which the tenant shows the banner of that name at a reward. Any other name returns false. The call stores nothing.',
  params,
  answers,
  errors: ['LoginFirst', 'PraemieTokenUngueltig', 'PraemieTokenAbgelaufen', 'NichtGefunden'],
});
