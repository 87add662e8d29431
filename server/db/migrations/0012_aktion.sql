-- Campaigns that people can agree to while they recommend; active from their first day to their last, in Berlin.
create table aktion (
  mandant text not null references mandant,
  aktions_id integer not null check (aktions_id > 0),
  titel text not null,
  titel_en text not null,
  text text not null,
  text_en text not null,
  -- HTML; sanitised whenever it is shown.
  rechtstext text not null,
  rechtstext_en text not null,
  -- Of all texts together: changed with any of them.
  version text not null,
  startdatum date not null,
  enddatum date,
  primary key (mandant, aktions_id),
  check (startdatum <= enddatum)
);
call make_mandant_table('aktion');
call allow_sweep('aktion', 'mandant, aktions_id, titel, titel_en, text, text_en, rechtstext, rechtstext_en, version, startdatum, enddatum');

-- What a recommender answered to a campaign, in which wording. Only grows, and goes with its referral.
create table aktion_zustimmung (
  mandant text not null references mandant,
  empfehlungsnummer text not null,
  aktions_id integer not null,
  zustimmung boolean not null,
  rechtstext text not null,
  version text not null,
  language text not null check (language in ('de', 'en')),
  gegeben_am timestamptz not null,
  primary key (mandant, empfehlungsnummer, aktions_id),
  foreign key (mandant, empfehlungsnummer) references empfehlung (mandant, empfehlungsnummer),
  foreign key (mandant, aktions_id) references aktion (mandant, aktions_id)
);
create index aktion_zustimmung_aktion on aktion_zustimmung (mandant, aktions_id);
call make_mandant_table('aktion_zustimmung', 'select, insert, delete');
