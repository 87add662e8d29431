-- Mailboxes that get no mails, or none that their owner can do without: they do not exist, or their owner complained.
create table postfach_sperre (
  mandant text not null references mandant,
  -- Keyed hash of the address.
  email_hash text not null,
  grund text not null check (grund in ('Unbekannt', 'Beschwerde')),
  -- Status code of the report (RFC 3463).
  status text,
  -- The mail that came back.
  mail_id text not null,
  seit timestamptz not null,
  primary key (mandant, email_hash, grund)
);
call make_mandant_table('postfach_sperre');
-- The metrics count them.
call allow_sweep('postfach_sperre', 'mandant');

alter table mail
  -- The moment at which a report said that a sent mail came back.
  add column zurueck_am timestamptz,
  -- Keyed hash of the address to which a mail was sent, for reports about it.
  add column email_hash text;
