-- Texts of the tenant to which agencies agreed, in all languages: one row for each version.
create table agentur_bedingung (
  mandant text not null references mandant,
  -- Name of the tenant's text block.
  block text not null,
  -- Hash of the text.
  version text not null,
  felder jsonb not null,
  seit timestamptz not null,
  primary key (mandant, block, version)
);
call make_mandant_table('agentur_bedingung', 'select, insert');

-- Agreements of agencies to these texts, by an owner. Append-only.
create table agentur_zustimmung (
  mandant text not null references mandant,
  agenturnummer text not null,
  block text not null,
  version text not null,
  agentur_benutzer_id text not null,
  gegeben_am timestamptz not null,
  primary key (mandant, agenturnummer, block, version),
  foreign key (mandant, agenturnummer) references agentur (mandant, agenturnummer),
  foreign key (mandant, block, version) references agentur_bedingung (mandant, block, version),
  foreign key (mandant, agentur_benutzer_id) references agentur_benutzer (mandant, agentur_benutzer_id)
);
call make_mandant_table('agentur_zustimmung', 'select, insert');

-- Versions of the texts that were accepted with the form, by block; null for a person whom the tenant invited.
alter table registrierung add column zustimmungen jsonb;
