-- Mails that were let through to a mailbox, over all tenants and processes, each once however often its sending is tried. The mailbox is a
-- keyed hash: no address. Goes after a day, as the counters do.
create table postfach_mail (
  mail_id text primary key,
  postfach_hash text not null,
  vorlage text not null,
  erstellt_am timestamptz not null
);
create index postfach_mail_postfach on postfach_mail (postfach_hash, erstellt_am);
create index postfach_mail_erstellt_am on postfach_mail (erstellt_am);
grant select, insert, delete on postfach_mail to empfehlwerk_system;

-- When the owner of a mailbox last acted at a tenant: by a mailed link or a login. Mails from before count no longer.
create table postfach (
  mandant text not null references mandant,
  postfach_hash text not null,
  gehandelt_am timestamptz not null,
  primary key (mandant, postfach_hash)
);
create index postfach_hash on postfach (postfach_hash);
create index postfach_gehandelt_am on postfach (mandant, gehandelt_am);
call make_mandant_table('postfach');
call allow_sweep('postfach', 'postfach_hash, gehandelt_am');
