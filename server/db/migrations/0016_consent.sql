-- Choices of cookies: proof of what was agreed to, of nobody in particular.
create table consent_wortlaut (
  mandant text not null references mandant,
  wortlaut text not null,
  language text not null check (language in ('de', 'en')),
  inhalt jsonb not null,
  primary key (mandant, wortlaut)
);
call make_mandant_table('consent_wortlaut', 'select, insert');

create table consent (
  mandant text not null references mandant,
  consent_id text not null,
  zeit timestamptz not null,
  wortlaut text not null,
  funktional boolean not null,
  analytisch boolean not null,
  marketing boolean not null,
  primary key (mandant, consent_id),
  foreign key (mandant, wortlaut) references consent_wortlaut (mandant, wortlaut)
);
create index consent_zeit on consent (mandant, zeit);
call make_mandant_table('consent', 'select, insert, delete');
