import * as z from 'zod/mini';
import { named } from '../../values/named.ts';
import { Cent } from '../../values/wire.ts';
import { Praemie } from '../praemie/praemie.ts';

export const Handyangebot = z
  .object({
    Id: z.int(),
    ExterneId: z.string(),
    Name: z.string(),
    GeraeteTyp: z.enum(['smartphone', 'tablet']),
    Hersteller: z.string(),
    Klasse: z.nullable(z.enum(['S', 'M', 'L', 'XL'])),
    TarifAnzeigeName: z.string(),
    TarifBeschreibung: z.string(),
    HandyAnzeigeName: z.string(),
    HandyBeschreibung: z.string(),
    HandyId: z.int(),
    PreisHandy: Cent,
    TarifId: z.int(),
    PreisTarif: Cent,
    Position: z.int(),
    Aktion: z.boolean(),
    TopPosition: z.nullable(z.int()),
    Aktionspreis: z.nullable(Cent),
    Praemien: z.array(Praemie),
  })
  .register(named, {
    id: 'Handyangebot',
    description:
      'Mobile device with its tariff. The tariff is recommended, so `ExterneId` and `Praemien` are those of `TarifId`. `Name` is the device, which has no picture call of its own.',
  });
export type Handyangebot = z.infer<typeof Handyangebot>;
