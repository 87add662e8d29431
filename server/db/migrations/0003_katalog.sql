create table produktkategorie (
  mandant text not null references mandant,
  id integer not null,
  slug text not null,
  titel text not null,
  titel_en text not null,
  quelle text not null default '',
  breadcrumb jsonb not null default '[]',
  primary key (mandant, id),
  unique (mandant, slug)
);
call make_mandant_table('produktkategorie');

create table produkt (
  mandant text not null references mandant,
  id integer not null,
  externe_id text not null,
  name text not null,
  name_en text not null,
  beschreibung text not null,
  beschreibung_en text not null,
  kategorie text not null,
  quelle text not null default '',
  versteckt boolean not null default false,
  sortierung integer not null,
  daten jsonb not null default '{}',
  primary key (mandant, id),
  unique (mandant, externe_id),
  foreign key (mandant, kategorie) references produktkategorie (mandant, slug)
);
create index produkt_kategorie on produkt (mandant, kategorie, sortierung);
call make_mandant_table('produkt');

create table geraet (
  mandant text not null references mandant,
  id integer not null,
  sortierung integer not null,
  daten jsonb not null,
  primary key (mandant, id)
);
call make_mandant_table('geraet');

create table praemie (
  mandant text not null references mandant,
  id integer not null,
  produkt_id integer,
  titel text not null,
  titel_en text not null,
  startdatum date not null,
  enddatum date not null,
  enddatum_anzeige date not null,
  wert_cent integer not null check (wert_cent > 0),
  primary key (mandant, id),
  foreign key (mandant, produkt_id) references produkt (mandant, id),
  check (startdatum <= enddatum)
);
create index praemie_produkt on praemie (mandant, produkt_id);
call make_mandant_table('praemie');
