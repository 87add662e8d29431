import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type BankPage, renderDevBank, type ShownFile, type ShownLine } from '../../web/dev/bank.tsx';
import { dayOf } from '../calendar.ts';
import { refuse } from '../errors.ts';
import { isOwnForm } from '../http/credentials.ts';
import { headerOf } from '../http/header.ts';
import type { Parts } from '../parts.ts';
import { type BankFile, RefusedFile, readBankFile } from './bank-file.ts';

/** The largest file that the stand-in takes, in bytes: more than 10,000 payments. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The code of a refusal or return where the page names none: the IBAN is not known. */
const USUAL_CODE = 'AC01';

const Press = z.object({
  MsgId: z.string(),
  Was: z.enum(['ausfuehren', 'ablehnen', 'zurueck']),
  EndToEndId: z.optional(z.string()),
  Code: z._default(z.string().check(z.regex(/^[A-Z]{2}\d{2}$/)), USUAL_CODE),
});

/** What the bank did with a line, and when. */
type Done = Pick<ShownLine, 'Stand' | 'Tag' | 'Code'>;

interface Received {
  readonly file: BankFile;
  readonly lines: Map<string, Done>;
}

/**
 * `/dev/bank`: the tenants' bank, which takes the file of a payout run, shows what it read, and plays what it does with it. It keeps that in memory and writes nothing
 * into the product's data: it only says what bookkeeping enters.
 */
export function mountBank(dev: FastifyInstance, parts: Parts): void {
  /** Files by MsgId, the newest last. */
  const received = new Map<string, Received>();

  const list = (): ShownFile[] => [...received.values()].reverse().map((one) => shown(parts, one));
  const draw = (reply: FastifyReply, page: Pick<BankPage, 'fehler'>) =>
    reply.type('text/html; charset=utf-8').send(renderDevBank({ ...page, dateien: list() }));

  dev.get('/dev/bank', { schema: { hide: true } }, async (request, reply) =>
    asksForJson(request) ? list() : draw(reply, { fehler: null }),
  );

  dev.register(async (scope) => {
    const asBytes = { parseAs: 'buffer', bodyLimit: MAX_BYTES } as const;
    scope.addContentTypeParser(['multipart/form-data', 'application/xml'], asBytes, (_, body, done) => done(null, body));
    scope.addHook('onSend', async (_, reply) => {
      // Without any referrer some browsers send no Origin with a form either.
      reply.header('referrer-policy', 'same-origin');
    });

    scope.post('/dev/bank/datei', { schema: { hide: true }, bodyLimit: MAX_BYTES }, async (request, reply) => {
      const file = await sentFile(request);
      try {
        const read = await readBankFile(file);
        const known = received.get(read.MsgId) ?? { file: read, lines: new Map<string, Done>() };
        received.set(read.MsgId, known);
        return asksForJson(request) ? shown(parts, known) : reply.redirect('/dev/bank', 303);
      } catch (error) {
        if (!(error instanceof RefusedFile)) throw error;
        reply.code(422);
        return asksForJson(request) ? { Fehler: error.message } : draw(reply, { fehler: error.message });
      }
    });
  });

  dev.post('/dev/bank', { schema: { hide: true } }, async (request, reply) => {
    if (!isOwnForm(request)) refuse('NichtAuthorisiert');
    const press = Press.safeParse(request.body);
    if (!press.success) return refuse('NichtGefunden');
    const found = received.get(press.data.MsgId) ?? refuse('NichtGefunden');
    play(found, press.data, dayOf(parts.clock.now()));
    return asksForJson(request) ? shown(parts, found) : reply.redirect('/dev/bank', 303);
  });
}

const asksForJson = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('application/json') ?? false;

/** The file of a form, or a body that is the file. */
async function sentFile(request: FastifyRequest): Promise<Uint8Array> {
  const { body } = request;
  const type = headerOf(request, 'content-type') ?? '';
  if (!Buffer.isBuffer(body)) return refuse('NichtGefunden');
  if (type.startsWith('application/xml')) return body;
  if (!isOwnForm(request)) refuse('NichtAuthorisiert');
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => null);
  const file = form?.get('Datei');
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
}

/** Plays what the bank does: it executes all lines that it has not refused, refuses one before that, and sends one back after it. Other presses change nothing. */
function play({ file, lines }: Received, { Was, EndToEndId, Code }: z.infer<typeof Press>, today: string): void {
  const stands = (id: string) => lines.get(id)?.Stand ?? 'Erhalten';
  if (Was === 'ausfuehren') {
    const Tag = file.Ausfuehrungstag < today ? file.Ausfuehrungstag : today;
    for (const one of file.Zahlungen)
      if (stands(one.EndToEndId) === 'Erhalten') lines.set(one.EndToEndId, { Stand: 'Ausgefuehrt', Tag, Code: null });
    return;
  }
  const line = file.Zahlungen.find((one) => one.EndToEndId === EndToEndId) ?? refuse('NichtGefunden');
  const [from, to] = Was === 'ablehnen' ? (['Erhalten', 'Abgelehnt'] as const) : (['Ausgefuehrt', 'Zurueck'] as const);
  if (stands(line.EndToEndId) === from) lines.set(line.EndToEndId, { Stand: to, Tag: today, Code });
}

/** A file with what the bank did, and where the back office has its run: that of the tenant whose account the payer is. */
function shown(parts: Parts, { file, lines }: Received): ShownFile {
  const mandant = parts.mandanten.all().find(({ konfiguration }) => konfiguration.Zahlungssteller?.IBAN === file.Zahler.IBAN)?.mandant;
  const laufnummer = /^ZL-\d+/.exec(file.MsgId)?.[0];
  return {
    ...file,
    Lauf: mandant && laufnummer ? `/betrieb/${mandant}/zahlungslaeufe/${laufnummer}` : null,
    Zahlungen: file.Zahlungen.map((line) => ({ ...line, ...(lines.get(line.EndToEndId) ?? { Stand: 'Erhalten', Tag: null, Code: null }) })),
  };
}
