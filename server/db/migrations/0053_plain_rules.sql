-- Rules of the product are in TypeScript alone. What computed them in the database goes.

-- Counting clicks into the referrals of agencies (`klickstand`). `naechste` is the highest number at the last count; the clicks up to it are counted next.
drop trigger klickstand on agentur;
drop trigger bericht on klick;
drop trigger bericht_klicks on empfehlung;
drop function begin_klickstand, count_klicks, forget_klicks, bring_klicks;
alter table klickstand no force row level security;
update klickstand set naechste = bis where naechste is null or naechste < bis;
alter table klickstand force row level security;
alter table klickstand alter column naechste set not null, drop column seit;

-- The form under which two addresses are the same person (`emailAlias`) stands with the address of an account, as with that of a recipient.
alter table account add column email_alias text;
alter table account no force row level security;
update account set email_alias = email_alias(email_schluessel) where geloescht_am is null;
alter table account force row level security;
drop function email_alias;
