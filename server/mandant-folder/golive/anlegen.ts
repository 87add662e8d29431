import type { Input } from '../../../contract/call.ts';
import type { createMandant as createCall } from '../../../contract/calls/betrieb/live.ts';
import type { FieldCode } from '../../../contract/errors.ts';
import { contrast } from '../../../contract/rules/contrast.ts';
import { type Ordner, valueAt, withValue } from '../../../contract/rules/entwurf.ts';
import { USUAL_THEME } from '../../../contract/rules/ordner-usual.ts';
import { type FieldError, Refusal, refuseField } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { checkFolder } from '../check.ts';
import { type Fault, FolderRefused, fieldOf } from '../faults.ts';
import { importFolder } from '../import.ts';
import { readVersionen } from '../reads.ts';
import { folderFromVorlage, readMuster, readVorlage, type Vorlage } from './vorlage.ts';

type Wish = Input<typeof createCall>['body'];

/** Support address of every new tenant, which stands for one that was not given yet. */
const SUPPORT = 'hilfe@musterfirma.example';

/** Contrast of text on its ground (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

/** Seconds after which a caller should retry while other tenants are made. */
const RETRY_SECONDS = 5;

/** Makes a tenant that is not live. Throws Validierung at the field that does not fit, NichtGefunden for an unknown template. */
export async function createMandant(parts: Parts, wer: string, wish: Wish): Promise<string> {
  const name = wish.Mandant;
  const made = await parts.db.inTurn('mandant.anlegen', async () => {
    if ((await parts.db.inSystem(readVersionen)).has(name)) refuseField('Mandant', 'vergeben');
    const vorlage = wish.Vorlage === undefined ? readMuster() : await readVorlage(parts.db, wish.Vorlage);
    const { mandant, faults } = await checkFolder(folderFromVorlage(name, asWished(vorlage, wish, parts.settings.demo)));
    if (!mandant) throw refusalOf(faults, 'hostLokal');
    await importFolder(parts, mandant, { wer, isClosed: true }).catch((error) => {
      throw error instanceof FolderRefused ? refusalOf(error.faults, 'hostVergeben') : error;
    });
    await parts.mandanten.reload();
    await parts.inhalte.refresh(name);
    return true;
  });
  if (made === null) throw new Refusal('ZuVieleAnfragen', { retryAfterSeconds: RETRY_SECONDS });
  return name;
}

/** The template with the values of a new tenant. In the demo its address is the one that every tenant has there. */
function asWished(vorlage: Vorlage, { Mandant, Name, ProgrammName, Farbe, Host }: Wish, isDemo: boolean): Vorlage {
  const konfiguration = { Name, ProgrammName, SupportEmail: SUPPORT, MandantUrl: isDemo ? null : `https://${Host}` };
  const files = [
    ...Object.entries(konfiguration).map(([field, value]) => [['mandant.json', 'konfiguration', field], value] as const),
    [['mandant.json', 'mandant'], Mandant] as const,
    [['mandant.json', 'hosts'], [{ host: Host, art: 'seite' }]] as const,
    [['mandant.json', 'theme', 'color'], colorsOf(vorlage.files, Farbe.toLowerCase())] as const,
  ].reduce<Ordner>((all, [place, value]) => withValue(all, place, value), vorlage.files);
  return { ...vorlage, files };
}

/** The colours of a template with another main colour; accent and focus follow it where they were the same. */
function colorsOf(files: Ordner, primary: string): object {
  const own = valueAt(files, ['mandant.json', 'theme', 'color']) as Partial<(typeof USUAL_THEME)['color']> | undefined;
  const color = { ...USUAL_THEME.color, ...own };
  const onPrimary = contrast('#ffffff', primary) >= READABLE ? '#ffffff' : color.text;
  return {
    ...color,
    primary,
    onPrimary,
    ...(color.accent === color.primary && { accent: primary, onAccent: onPrimary }),
    ...(color.focus === color.primary && { focus: primary }),
  };
}

/** What is wrong with a host of the right form: found without other tenants it means this machine, found with them another one has it. */
type HostCode = Extract<FieldCode, 'hostLokal' | 'hostVergeben'>;

/** The refusal of a folder, with each field of the form once. */
function refusalOf(faults: readonly Fault[], hostCode: HostCode): Refusal {
  const fields = faults.map((fault) => fieldErrorOf(fault, hostCode));
  return new Refusal('Validierung', {
    fields: fields.filter(({ field }, index) => fields.findIndex((one) => one.field === field) === index),
  });
}

/** A fault of the folder at the field of the form that it comes from. */
function fieldErrorOf({ file, path }: Fault, hostCode: HostCode): FieldError {
  const [part, field] = path;
  if (part === 'hosts') return { field: 'Host', code: hostCode };
  if (part === 'theme') return { field: 'Farbe', code: 'kontrast' };
  if (part === 'konfiguration' && field === 'MandantUrl') return { field: 'Host', code: 'format' };
  return { field: [file, fieldOf(path)].join(' ').trim(), code: 'ordner' };
}
