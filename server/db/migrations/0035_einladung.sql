-- An invitation is mailed again once.
alter table einladung add column erneut_am timestamptz;

-- Of a link by which somebody confirms what was typed at the link of an invitation: which one it accepts, for the account that it is of. A number, or
-- agency and staff of a standing link.
alter table zugangslink add column einladung text;

-- What a customer consented to before being mailed, and by telephone before being called (GDPR art. 7 (1), UWG section 7a): the sentence as it was read
-- out, when, by whom, on what occasion, for which address. Stays when the invitation is emptied.
create table einladungseinwilligung (
  mandant text not null references mandant,
  einladungsnummer text not null,
  agenturnummer text not null,
  art text not null check (art in ('VorOrt', 'Telefon')),
  email text not null,
  version text not null,
  text text not null,
  language text not null check (language in ('de', 'en')),
  gegeben_am timestamptz not null,
  anlass text check (anlass in ('KundeRiefAn', 'EinwilligungVom')),
  einwilligung_vom date,
  erfasst_von text not null,
  erstellt_am timestamptz not null,
  verwendet_am timestamptz not null,
  primary key (mandant, einladungsnummer),
  foreign key (mandant, einladungsnummer) references einladung (mandant, einladungsnummer),
  foreign key (mandant, agenturnummer) references agentur (mandant, agenturnummer),
  check ((art = 'Telefon') = (anlass is not null)),
  check ((anlass is not distinct from 'EinwilligungVom') = (einwilligung_vom is not null))
);
create index einladungseinwilligung_verwendet on einladungseinwilligung (mandant, art, verwendet_am);
call make_mandant_table('einladungseinwilligung');

-- Whether an address has taken a consent back is asked by its keyed hash.
create index werbeeinwilligung_email on werbeeinwilligung (mandant, email_hash, werbeeinwilligung_id);
