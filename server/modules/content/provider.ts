import type { InhaltArt } from '../../../contract/calls/inhalt.ts';
import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import type { Mandant } from '../../context.ts';
import type { Outside, Service } from '../../outside/outside.ts';
import type { BildFile } from './bild.ts';

/** What a content service says of one kind. */
export interface ServiceContent {
  /** Its entries as `{ art, kennung, position, felder }`, unchecked. */
  readonly rows: readonly unknown[];
  /** The pictures that they show: names that the tenant has, and pictures that it has to store first. */
  readonly bilder: readonly (string | BildFile)[];
}

/** A question to a content service. */
export interface Question {
  readonly mandant: Mandant;
  readonly service: Service;
  readonly secret: string;
  readonly art: InhaltArt;
}

/** A way in which a tenant's content can come from outside. */
export interface ContentProvider {
  /** Its name as a service: for commands, its secret and metrics. */
  readonly name: string;
  /** The kinds that a tenant takes from it, and what its secret is bound to; null if the tenant does not use it. */
  usedBy(konfiguration: MandantKonfiguration): { readonly arten: readonly InhaltArt[]; readonly boundTo: readonly string[] } | null;
  /** Whether it gives pictures; those of another one have to be among the tenant's own. */
  readonly takesBilder: boolean;
  /** Makes a reader, which keeps what its questions share. A question throws OutsideFault. */
  open(outside: Outside): (question: Question) => Promise<ServiceContent>;
}
