-- A new address of a person, from its request by the back office on: the new one confirms it, the old one can object. Both are encrypted. The person is a
-- recommender by the account, or a recommended person by the number.
create table adressaenderung (
  mandant text not null references mandant,
  aenderung_id text not null,
  account_id text,
  empfaengernummer text,
  email text not null,
  bisher text not null,
  erstellt_am timestamptz not null,
  gueltig_bis timestamptz not null,
  wirksam_am timestamptz,
  widersprochen_am timestamptz,
  primary key (mandant, aenderung_id),
  foreign key (mandant, account_id) references account (mandant, account_id),
  foreign key (mandant, empfaengernummer) references empfaenger (mandant, empfaengernummer),
  check ((account_id is null) <> (empfaengernummer is null))
);
create index adressaenderung_account on adressaenderung (mandant, account_id) where account_id is not null;
create index adressaenderung_empfaenger on adressaenderung (mandant, empfaengernummer) where empfaengernummer is not null;
call make_mandant_table('adressaenderung');
